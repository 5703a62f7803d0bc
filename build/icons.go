package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"

	"github.com/tc-hib/winres"
	about "github.com/tc-hib/winres/version"
)

const iconArt = artDir + "/icon.svg"

// maskableIcon is the icon for systems that crop icons to their own shape, made from maskableArt.
const maskableArt, maskableIcon = "assets/icons/icon-maskable.svg", "assets/icons/icon-maskable.png"

// iconSizes returns the sizes of the program's icons in pixels.
func iconSizes() []int { return []int{16, 32, 48, 64, 128, 256, 512} }

func iconFile(size int) string { return fmt.Sprintf("assets/icons/icon-%d.png", size) }

// icons renders the program's icon in all sizes, and the previews of the title screen for the web page.
func icons() error {
	for _, size := range iconSizes() {
		if err := renderIcon(iconArt, size, iconFile(size)); err != nil {
			return err
		}
	}
	if err := renderIcon(maskableArt, 512, maskableIcon); err != nil {
		return err
	}
	return renderPreviews()
}

// renderIcon renders an SVG to a square PNG.
func renderIcon(art string, size int, file string) error {
	edge := fmt.Sprint(size)
	if out, err := exec.Command("rsvg-convert", "-w", edge, "-h", edge, "-o", file, art).CombinedOutput(); err != nil {
		return fmt.Errorf("rsvg-convert: %w: %s", err, out)
	}
	return nil
}

// icns returns the icon in the format of macOS: a list of PNGs by size.
func icns() ([]byte, error) {
	var body bytes.Buffer
	for _, e := range []struct {
		kind string
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512}} {
		data, err := os.ReadFile(iconFile(e.size))
		if err != nil {
			return nil, err
		}
		body.Write(icnsElement(e.kind, data))
	}
	return icnsElement("icns", body.Bytes()), nil
}

// icnsElement returns an element of an icns file: a type of four letters, the length including this header, and the data.
func icnsElement(kind string, data []byte) []byte {
	return append(binary.BigEndian.AppendUint32([]byte(kind), uint32(8+len(data))), data...)
}

// addWindowsResources adds the icon, the version and a manifest for high-DPI displays to a Windows program.
func addWindowsResources(program []byte, v string) ([]byte, error) {
	var images []image.Image
	for _, size := range []int{16, 32, 48, 64, 256} {
		data, err := os.ReadFile(iconFile(size))
		if err != nil {
			return nil, err
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", iconFile(size), err)
		}
		images = append(images, img)
	}
	icon, err := winres.NewIconFromImages(images)
	if err != nil {
		return nil, err
	}
	var rs winres.ResourceSet
	if err := rs.SetIcon(winres.Name("APPICON"), icon); err != nil {
		return nil, err
	}
	var info about.Info
	info.SetFileVersion(versionNumber(v))
	info.SetProductVersion(versionNumber(v))
	for key, value := range map[string]string{about.ProductName: "Azulejo", about.FileDescription: "Azulejo", about.ProductVersion: v} {
		if err := info.Set(about.LangNeutral, key, value); err != nil {
			return nil, err
		}
	}
	rs.SetVersionInfo(info)
	rs.SetManifest(winres.AppManifest{DPIAwareness: winres.DPIPerMonitorV2})
	var out bytes.Buffer
	err = rs.WriteToEXE(&out, bytes.NewReader(program))
	return out.Bytes(), err
}
