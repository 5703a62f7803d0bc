// Package gametest runs the real game on a virtual screen in tests and compares frames with golden pictures. A test package calls Main from its
// TestMain:
//
//	func TestMain(m *testing.M) { gametest.Main(m) }
//
//	func TestTitle(t *testing.T) {
//		app := gametest.Start(t, gametest.Options{W: 1280, H: 720})
//		app.Tick(60)
//		app.Golden("title")
//	}
//
// Golden pictures are in testdata/golden; go test -update rewrites them. Without a display the tests are skipped, unless AZULEJO_CI is 1.
package gametest
