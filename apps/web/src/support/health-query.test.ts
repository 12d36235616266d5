import { expect, test } from 'vitest'

import { readHealth } from './health-query.ts'

test.each([
  [200, { status: 'ok', database: true }, { service: 'works', database: 'works' }],
  [503, { status: 'degraded', database: false }, { service: 'fails', database: 'fails' }],
  [502, { database: true }, { service: 'fails', database: 'unknown' }],
  [200, '<html>', { service: 'fails', database: 'unknown' }],
])('%i with %j says %j', (status, body, health) => {
  expect(readHealth(status, body)).toEqual(health)
})
