@"%~dp0..\node_modules\.bin\node.cmd" "%~dp0assay.mjs" %*
