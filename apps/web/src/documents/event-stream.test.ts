import { describe, expect, test } from 'vitest'

import { readEvents } from './event-stream.ts'

describe('reading an event stream', () => {
  test('gives the events that are whole and keeps the rest', () => {
    const text = 'event: stage\ndata: {"name":"received"}\n\nevent: sta'
    expect(readEvents(text)).toEqual({
      events: [{ event: 'stage', data: '{"name":"received"}' }],
      rest: 'event: sta',
    })
  })

  test('reads the same events however the text is cut', () => {
    const text = 'event: stage\ndata: 1\n\n: keep-alive\n\nevent: result\ndata: a\ndata: b\n\n'
    const whole = readEvents(text).events
    for (let at = 0; at <= text.length; at += 1) {
      const first = readEvents(text.slice(0, at))
      const second = readEvents(first.rest + text.slice(at))
      expect([...first.events, ...second.events]).toEqual(whole)
    }
    expect(whole).toEqual([
      { event: 'stage', data: '1' },
      { event: 'result', data: 'a\nb' },
    ])
  })

  test('takes carriage returns, missing spaces and colons in the data', () => {
    expect(readEvents('event:error\r\ndata:{"a":"b: c"}\r\n\r\n').events).toEqual([
      { event: 'error', data: '{"a":"b: c"}' },
    ])
  })

  test('an event without a name is a message, one without data is none', () => {
    expect(readEvents('data: x\n\nevent: empty\n\n').events).toEqual([
      { event: 'message', data: 'x' },
    ])
  })
})
