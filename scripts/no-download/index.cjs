// The install script of onnxruntime-node begins with this package (to find a proxy), then fetches CUDA builds that are
// larger than all else and that nothing here uses; the libraries for the CPU are in the package. `overrides` of
// package.json puts this in its place, which ends the script. npm from 11.16 on does not run it in the first place
// (`allowScripts`); older ones do, and fail without a network.
exports.bootstrap = () => process.exit(0)
