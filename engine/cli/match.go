package cli

import (
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"

	"github.com/spf13/cobra"
)

// matchPlan holds the flags of match and the tournament that they describe.
type matchPlan struct {
	arena.Tournament
	game    string
	players int
	seats   []string
	ms      int
	records string // the folder for the records, or ""
	lost    int    // the number of games whose record could not be written
}

// matchCommand returns the command that plays levels and programs against each other and prints the results.
func (p *Program) matchCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "match", "azulejo match -seat master -seat greedy -ms 100\n"+
		`azulejo match -game pavilion -seat expert -seat "cmd:./bot" -games 20 -records games`)
	flags, plan := cmd.Flags(), &matchPlan{}
	flags.StringVar(&plan.game, "game", "azul", p.Spoken.T("cli.flags.game", "games", or(p.Games.IDs())))
	OfferValues(cmd, "game", p.Games.IDs()...)
	flags.IntVar(&plan.players, "players", 2, p.Spoken.T("cli.flags.match.players"))
	flags.StringArrayVar(&plan.seats, "seat", nil, p.Spoken.T("cli.flags.match.seat", "levels", or(levelIDs())))
	OfferSeats(cmd, levelIDs()...)
	flags.IntVar(&plan.Games, "games", 100, p.Spoken.T("cli.flags.match.games"))
	flags.IntVar(&plan.ms, "ms", 1000, p.Spoken.T("cli.flags.ms"))
	flags.Uint64Var(&plan.Seed, "seed", 1, p.Spoken.T("cli.flags.seed"))
	flags.StringVar(&plan.records, "records", "", p.Spoken.T("cli.flags.match.records"))
	cmd.MarkFlagDirname("records")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return p.playMatch(cmd.Context(), plan) }
	return cmd
}

func (p *Program) playMatch(ctx context.Context, plan *matchPlan) error {
	game := p.Games.Find(plan.game)
	if game == nil {
		return p.unknownGame(plan.game)
	}
	plan.Game, plan.Limits.Time = *game, time.Duration(plan.ms)*time.Millisecond
	if err := plan.check(); err != nil {
		return err
	}
	if err := plan.createPlayers(); err != nil {
		return err
	}
	defer func() {
		for _, e := range plan.Entrants {
			e.Player.Close()
		}
	}()
	if plan.records != "" {
		if err := plan.prepareRecords(); err != nil {
			return err
		}
		plan.Finished = func(number int, match *engine.Match, seats []int) error {
			p.writeRecord(plan, number, match, seats)
			return nil // the standings are worth the remaining games
		}
	}
	if err := startPrograms(plan.Entrants); err != nil {
		return err
	}
	standings, err := plan.Run(ctx)
	played := standings[0].Games
	if played > 0 {
		plan.report(p.Out, standings)
	}
	switch {
	case err != nil && ctx.Err() == nil:
		return err
	case plan.lost > 0:
		return engine.NewReason("cli.match.lost", "games", plan.lost)
	case slices.ContainsFunc(standings, func(t arena.Standing) bool { return t.Lost > 0 }):
		return ErrReported
	case err != nil:
		return interruption{engine.NewReason("cli.match.interrupted", "played", played, "games", plan.Games)}
	}
	return nil
}

func (m *matchPlan) check() error {
	e := m.Game.Edition
	switch {
	case m.players < e.MinSeats || m.players > e.MaxSeats:
		return NewUsageError("cli.players", "players", m.players, "game", e.ID, "minimum", e.MinSeats, "maximum", e.MaxSeats)
	case len(m.seats) != m.players:
		return NewUsageError("cli.seats", "players", m.players, "seats", len(m.seats))
	case m.Games < 1:
		return NewUsageError("cli.least", "flag", "-games", "value", m.Games, "minimum", 1)
	case m.ms < 1:
		return NewUsageError("cli.least", "flag", "-ms", "value", m.ms, "minimum", 1)
	}
	return nil
}

// createPlayers creates the entrants.
func (m *matchPlan) createPlayers() error {
	for i, s := range m.seats {
		player, err := m.player(s)
		if err != nil {
			return err
		}
		m.Entrants = append(m.Entrants, arena.Entrant{Name: fmt.Sprintf("%d %s", i+1, s), Player: player})
	}
	return nil
}

// prepareRecords creates the folder for the records. It returns an error if the folder has a record that the match would overwrite.
func (m *matchPlan) prepareRecords() error {
	if err := os.MkdirAll(m.records, 0o755); err != nil {
		return err
	}
	files, err := os.ReadDir(m.records)
	if err != nil {
		return err
	}
	for _, f := range files {
		var n int
		if _, err := fmt.Sscanf(f.Name(), recordName, &n); err == nil && n >= 1 && n <= m.Games && fmt.Sprintf(recordName, n) == f.Name() {
			return engine.NewReason("cli.match.exists", "file", filepath.Join(m.records, f.Name()))
		}
	}
	return nil
}

// recordName is the pattern of the file names of records.
const recordName = "game-%04d.azl"

// player returns the level or program named by a -seat flag.
func (m *matchPlan) player(seat string) (players.Player, error) {
	if text, ok := strings.CutPrefix(seat, players.Program); ok {
		command, err := ParseCommand(text)
		return &players.Outside{Command: command}, err
	}
	level, err := findLevel(seat)
	if err != nil {
		return nil, err
	}
	return level.New(m.Game), nil
}

// startPrograms starts all external programs, so that an error is reported before the first game.
func startPrograms(entrants []arena.Entrant) error {
	for _, e := range entrants {
		if o, ok := e.Player.(*players.Outside); ok {
			if err := o.Start(); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeRecord writes the record of a game, and reports the first one that cannot be written.
func (p *Program) writeRecord(plan *matchPlan, number int, match *engine.Match, seats []int) {
	err := plan.writeRecord(number, match, seats)
	if err == nil {
		return
	}
	if plan.lost++; plan.lost == 1 {
		fmt.Fprintln(p.Err, "azulejo match:", sanitize.Line(p.Spoken.T("cli.match.record", "game", number+1, "fault", err)))
	}
}

// writeRecord writes the record of a game to a new file. After an error there is no such file.
func (m *matchPlan) writeRecord(number int, match *engine.Match, seats []int) error {
	r := &record.Record{Match: match, Headers: []record.Header{{Key: "Seed", Value: strconv.FormatUint(match.Seed, 10)}, {Key: "Termination", Value: "normal"}}}
	for s, entrant := range seats {
		r.Headers = append(r.Headers, record.Header{Key: fmt.Sprintf("Name%d", s+1), Value: m.seats[entrant]})
	}
	file, err := os.OpenFile(filepath.Join(m.records, fmt.Sprintf(recordName, number+1)), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(record.Format(r))
	if closeErr := file.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		os.Remove(file.Name())
	}
	return err
}

// report prints the standings as a table, followed by calibration and faults.
func (m *matchPlan) report(out io.Writer, standings []arena.Standing) {
	games := fmt.Sprint(m.Games)
	if played := standings[0].Games; played < m.Games {
		games = fmt.Sprintf("%d of %d", played, m.Games)
	}
	fmt.Fprintf(out, "%s, %d players, %s games, %d ms a move, seed %d\n", m.Game.Edition.ID, len(m.seats), games, m.ms, m.Seed)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "player\twins\tshare\t95 %\tscore\tmean ms\tlongest ms\tlate\tfaulty\t")
	for _, t := range standings {
		low, high := t.Interval()
		fmt.Fprintf(w, "%s\t%d\t%.1f %%\t%.1f–%.1f %%\t%.1f\t%.1f\t%.1f\t%d\t%d\t\n", t.Name, t.Wins, 100*t.MeanShare(), 100*low, 100*high, t.Mean(),
			millis(t.MeanTime()), millis(t.Longest), t.Faults[players.Late]+t.Faults[players.Silent], faulty(t.Faults))
	}
	w.Flush()
	for _, t := range standings {
		if off, n := t.Calibration.Error(); n > 0 {
			fmt.Fprintf(out, "%s: its stated win probabilities are off by %.1f %% on average over %d positions, by tenths (stated → won:%s %%)\n", t.Name, 100*off, n, tenths(t.Calibration))
		}
		if t.Slow > 0 {
			fmt.Fprintf(out, "%s: exceeded 1.2 times the limit %d times, %d of them only because of steal time of the host\n", t.Name, t.Slow, t.Stolen)
		}
		for _, kind := range slices.Sorted(maps.Keys(t.Faults)) {
			fmt.Fprintf(out, "%s: %s %d times\n", t.Name, kind, t.Faults[kind])
		}
		if t.Lost > 0 {
			fmt.Fprintf(out, "%s: lost %d games by faults, the last one %s: %s\n", t.Name, t.Lost, t.Fault.Kind, t.Fault.Detail)
		}
	}
}

// tenths returns the stated and the actual share of victories for each bin that is not empty.
func tenths(c arena.Calibration) (line string) {
	for _, t := range c {
		if n := float64(t.N); n > 0 {
			line += fmt.Sprintf(" %.0f → %.0f", 100*t.Stated/n, 100*t.Won/n)
		}
	}
	return line
}

func millis(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// faulty returns the number of invalid answers and crashes: all faults except late and missing answers.
func faulty(faults map[players.FaultKind]int) int {
	n := 0
	for kind, times := range faults {
		if kind != players.Late && kind != players.Silent {
			n += times
		}
	}
	return n
}
