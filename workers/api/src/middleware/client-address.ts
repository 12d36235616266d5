/** Where a request comes from: only the platform's own header is believed. */
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'

export const clientAddress = (c: Context<AppEnv>): string =>
  c.req.header('CF-Connecting-IP') ?? 'unknown'

/** The network part of an address (/24 or /48): enough to recognise a place, too little to find a person. */
export function addressPrefix(address: string): string | null {
  if (address === 'unknown') return null
  return address.includes(':')
    ? address.split(':').slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.')
}
