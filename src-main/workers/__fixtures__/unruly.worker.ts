/** A worker that does what it is told, good or bad, for the tests of the pool. */

import { threadId } from 'node:worker_threads'

export interface UnrulyTask {
  readonly does:
    | 'echo'
    | 'loop'
    | 'eatHeap'
    | 'eatStrings'
    | 'eatBuffers'
    | 'exit'
    | 'throw'
    | 'crash'
    | 'wait'
    | 'environment'
    | 'unclonable'
    | 'thread'
  readonly value?: number
}

export default async function run({ does, value = 0 }: UnrulyTask): Promise<unknown> {
  switch (does) {
    case 'echo':
      return value
    case 'loop':
      for (;;);
    case 'eatHeap': {
      const kept: unknown[] = []
      for (;;) kept.push({ value: kept.length, more: [kept.length] })
    }
    case 'eatStrings': {
      const kept: string[] = []
      for (;;) kept.push(String.fromCharCode(65 + (kept.length % 26)).repeat(1000 + kept.length).split('').join('-'))
    }
    case 'eatBuffers': {
      const kept: Uint8Array[] = []
      for (;;) kept.push(new Uint8Array(4 * 1024 * 1024).fill(1))
    }
    case 'exit':
      process.exit(3)
    case 'throw':
      throw new TypeError('secret content')
    case 'crash':
      setTimeout(() => {
        throw new Error('secret content')
      })
      await new Promise(() => setTimeout(() => {}, 60_000))
      return
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, value))
      return value
    case 'environment':
      return Object.keys(process.env)
    case 'thread':
      return threadId
    case 'unclonable':
      return () => {}
  }
}
