import { expect, test } from 'vitest'

import { readReturn } from './read-return.ts'

const read = (query: string) => readReturn(new URLSearchParams(query))

test('a paid session is verified', () => {
  expect(read('success=true&session_id=cs_1&package=basic')).toEqual({
    kind: 'verify',
    sessionId: 'cs_1',
  })
})

test('a number of credits in the address is only a reason to look', () => {
  expect(read('success=true&credits=1000&package=business')).toEqual({
    kind: 'add',
    credits: 1000,
    reason: 'payment_link_business',
  })
  expect(read('credits=lots')).toEqual({ kind: 'add', credits: 0, reason: 'payment_link_unknown' })
})

test('a cancelled payment is told, whatever else stands there', () => {
  expect(read('canceled=true&success=true&session_id=cs_1')).toEqual({ kind: 'canceled' })
})

test.each(['', 'success=true', 'session_id=cs_1', 'success=false&session_id=cs_1'])(
  '"%s" says nothing of a payment',
  (query) => {
    expect(read(query)).toBeNull()
  },
)
