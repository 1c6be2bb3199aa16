/** Word between the windows of this app that a review took a step. It says nothing of it: each reads for itself what changed. */

const CHANNEL = 'assay.steps'
/** Tells this window's own word from that of others. */
const WINDOW = crypto.randomUUID()

/** Tells the other windows of this browser that something was decided. */
export function tellOtherWindows(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(WINDOW)
  channel.close()
}

/** @returns stops to listen. */
export function onOtherWindow(hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== WINDOW) hear()
  }
  return () => channel.close()
}
