@setlocal
@set young=4
@if "%~1"=="serve" set young=16
@"%~dp0..\node_modules\.bin\node.cmd" --max-semi-space-size=%young% --heap-growing-percent=20 "%~dp0assay.mjs" %*
