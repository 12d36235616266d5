import { Hono } from 'hono'
import { expect, test } from 'vitest'

import type { AppEnv } from '../app-env.ts'
import { addressPrefix, clientNetwork } from './client-address.ts'

const app = new Hono<AppEnv>().get('/', (c) => c.text(clientNetwork(c)))

const networkOf = async (address: string) =>
  (await app.request('/', { headers: { 'CF-Connecting-IP': address } })).text()

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['unknown', 'unknown', null],
])('%s counts as %s and is remembered as %s', async (address, network, prefix) => {
  expect([await networkOf(address), addressPrefix(address)]).toEqual([network, prefix])
})
