// Package gametest lets tests play the real game on a virtual screen and compare its pictures with golden ones. A test package calls Main
// from its TestMain:
//
//	func TestMain(m *testing.M) { gametest.Main(m) }
//
//	func TestTitle(t *testing.T) {
//		app := gametest.Start(t, gametest.Options{W: 1280, H: 720})
//		app.Tick(60)
//		app.Golden("title")
//	}
//
// Golden pictures lie in testdata/golden; go test -update writes them anew. Where there is no display the tests are skipped, unless
// AZULEJO_CI is 1.
package gametest
