/**
 * V8 settings of every process and worker; the first import of each entry point,
 * because they must be set before anything of ours is compiled.
 */

import { setFlagsFromString } from 'node:v8'

/**
 * An expression that backtracks too often is finished by V8's linear-time engine
 * instead, so that a text cannot hold a rule up.
 */
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks')

/**
 * V8's middle compiler, Maglev, reads stale values of variables that a closure
 * changes inside an async function (seen with V8 13.6 in Node 24.21: the ranges
 * of a PDF's source map came out empty from some page on). A wrong answer costs
 * more than the time it saves; the top compiler still runs.
 */
setFlagsFromString('--no-maglev')

/**
 * Each collection of what was just made is the work of its own thread: little of it lives on, and
 * the helpers that V8 shares it with wait for each other longer than they help.
 */
setFlagsFromString('--no-parallel-scavenge')
