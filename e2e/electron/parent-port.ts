/** In the child of a stand-in for Electron's utility process: its messages come and go by `process.parentPort`. */

import { EventEmitter } from 'node:events'

class StandInPort extends EventEmitter {
  postMessage(message: unknown) {
    process.send?.(message)
  }
}

const parentPort = new StandInPort()
process.on('message', (data) => parentPort.emit('message', { data }))
process.on('disconnect', () => process.exit())
Object.assign(process, { parentPort })
