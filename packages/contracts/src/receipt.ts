/** Deletion receipts: what we sign when a document is gone for good, and the keys that anyone can check it with. */
import * as z from 'zod/mini'

import { DocumentId } from './document.ts'

/** Where our public receipt keys stand, today's and those before it, as a JWK Set (RFC 7517). */
export const RECEIPT_KEYS_PATH = '/.well-known/plainletter-receipts.json'

/**
 * What a receipt says. It names an id, a time and a count, so that keeping it keeps nothing of the letter or its owner.
 * Strict: a signed word that we do not know is no receipt of ours.
 */
export const DocumentReceipt = z.strictObject({
  documentId: DocumentId,
  deletedAt: z.iso.datetime(),
  /** The data key: without it no copy of the document opens, in any backup. */
  key: z.literal('destroyed'),
  /** How many uploaded files were removed. None for a typed question. */
  files: z.int().check(z.nonnegative()),
  /** The row of the database with the text, the answer and the drafts. */
  record: z.literal('removed'),
})
export type DocumentReceipt = z.infer<typeof DocumentReceipt>

/** The same for a whole account, and for all that was in it. It names nobody. */
export const AccountReceipt = z.strictObject({
  account: z.literal('deleted'),
  deletedAt: z.iso.datetime(),
  /** The key ring, with the keys of all letters and cases. */
  keys: z.literal('destroyed'),
  documents: z.int().check(z.nonnegative()),
  files: z.int().check(z.nonnegative()),
  /** What the law makes us keep of payments stays, under a number that leads to nobody. */
  records: z.literal('removed'),
})
export type AccountReceipt = z.infer<typeof AccountReceipt>

export const DeletionReceipt = z.union([DocumentReceipt, AccountReceipt])
export type DeletionReceipt = z.infer<typeof DeletionReceipt>

/** A public key for receipts. Anything more in its JSON, such as a private part, is dropped by parsing. */
export const ReceiptKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().check(z.minLength(1)),
  y: z.string().check(z.minLength(1)),
  kid: z.string().check(z.minLength(1)),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
})
export const ReceiptKeySet = z.object({ keys: z.array(ReceiptKey) })
export type ReceiptKeySet = z.infer<typeof ReceiptKeySet>

/** The answer of DELETE /api/documents/{id}. `receipt` is a compact JWS (RFC 7515). */
export const DocumentDeleted = z.object({ message: z.string(), receipt: z.string() })
export type DocumentDeleted = z.infer<typeof DocumentDeleted>

/** The answer of POST /api/auth/delete-account. Without a receipt the deletion is begun, and ends within the hour. */
export const AccountDeleted = z.object({ message: z.string(), receipt: z.nullable(z.string()) })
export type AccountDeleted = z.infer<typeof AccountDeleted>
