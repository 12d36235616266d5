/** The public keys with which anyone can check a deletion receipt, as a JWK Set. */
import { publicReceiptKeys } from '@plainletter/vault/deletion-receipt'
import { Hono } from 'hono'

import type { AppEnv } from '../app-env.ts'

export const receipts = new Hono<AppEnv>().get('/', (c) =>
  c.json(publicReceiptKeys(c.env.RECEIPT_KEY), 200, { 'Content-Type': 'application/jwk-set+json' }),
)
