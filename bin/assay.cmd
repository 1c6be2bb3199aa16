@"%~dp0..\node_modules\.bin\node.cmd" --max-semi-space-size=4 "%~dp0..\src-main\cli\main.ts" %*
