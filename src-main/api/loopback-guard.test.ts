import { describe, expect, it } from 'vitest'
import { guardLoopback } from './loopback-guard.ts'

const own = { host: '127.0.0.1:27729' }
const scan = { method: 'POST', url: '/api/v1/scan' }

describe('guardLoopback', () => {
  it.each([
    [own],
    [{ host: 'localhost:27729' }],
    [{ host: 'LOCALHOST:27729' }],
    [{ host: '[::1]:27729' }],
    [{ ...own, origin: 'http://127.0.0.1:27729', 'sec-fetch-site': 'same-origin' }],
    [{ ...own, 'sec-fetch-site': 'none' }],
  ])('passes %o', (headers) => {
    expect(() => guardLoopback({ ...scan, headers }, 27_729)).not.toThrow()
  })

  it.each([
    [{}],
    [{ host: '' }],
    [{ host: '127.0.0.1' }],
    [{ host: '127.0.0.1:80' }],
    [{ host: 'evil.example:27729' }],
    [{ host: '127.0.0.1.evil.example:27729' }],
    [{ host: 'localhost:27729@evil.example' }],
    [{ ...own, origin: 'https://evil.example' }],
    [{ ...own, origin: 'http://127.0.0.1:8080' }],
    [{ ...own, origin: 'https://127.0.0.1:27729' }],
    [{ ...own, origin: 'null' }],
    [{ ...own, 'sec-fetch-site': 'cross-site' }],
    [{ ...own, 'sec-fetch-site': 'same-site' }],
  ])('refuses %o', (headers) => {
    expect(() => guardLoopback({ ...scan, headers }, 27_729)).toThrow(
      expect.objectContaining({ code: 'ORIGIN_NOT_ALLOWED' }),
    )
  })

  describe('a tab that comes from elsewhere', () => {
    const headers = {
      ...own,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    const opening = { method: 'GET', url: '/', headers }

    it('may open the app', () => {
      expect(() => guardLoopback(opening, 27_729)).not.toThrow()
    })

    it.each([
      { url: '/healthz' },
      { url: '/?x' },
      { method: 'POST' },
      { headers: { ...headers, 'sec-fetch-dest': 'iframe' } },
      { headers: { ...headers, 'sec-fetch-mode': 'no-cors' } },
      { headers: { ...headers, host: 'evil.example:27729' } },
      { headers: { ...headers, origin: 'https://evil.example' } },
    ])('may not do more: %o', (change) => {
      expect(() => guardLoopback({ ...opening, ...change }, 27_729)).toThrow(
        expect.objectContaining({ code: 'ORIGIN_NOT_ALLOWED' }),
      )
    })
  })
})
