@"%~dp0..\node_modules\.bin\node.cmd" "%~dp0..\src-main\cli\main.ts" %*
