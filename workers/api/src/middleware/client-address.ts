/** Where a request comes from: only the platform's own header is believed. */
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'

export const clientAddress = (c: Context<AppEnv>): string =>
  c.req.header('CF-Connecting-IP') ?? 'unknown'

/** Whose tries are counted together. One line has 2^64 addresses of IPv6, so of those the network counts. */
export function clientNetwork(c: Context<AppEnv>): string {
  const address = clientAddress(c)
  return address.includes(':') ? groupsOf(address).slice(0, 4).join(':') : address
}

/** The network part of an address (/24 or /48): enough to recognise a place, too little to find a person. */
export function addressPrefix(address: string): string | null {
  if (address === 'unknown') return null
  return address.includes(':')
    ? groupsOf(address).slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.')
}

const GROUPS = 8

/** "2001:db8::1" written out, so that one address has one spelling. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const left = Math.max(0, GROUPS - head.length - tail.length)
  const zeros = Array.from({ length: left }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
