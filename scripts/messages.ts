/**
 * `pnpm run messages`: what people wrote in the contact form, and what they wish for, opened. Here: `--state` says which start. There: `--remote`,
 * with the keys of Cloudflare and KEY_ENCRYPTION_KEYS in the shell. Where CONTACT_EMAIL is set, messages also come by mail.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { listMessages, openMessage } from '@plainletter/store/contact-messages'
import { listWishes, openWish } from '@plainletter/store/feature-requests'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'

import { STATE_DIR } from './places.ts'
import { ensureSecrets } from './secrets.ts'
import { openWranglerDatabase } from './wrangler-database.ts'

const LIMIT = 1_000

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    state: { type: 'string', default: STATE_DIR },
  },
})

const database = openWranglerDatabase(
  values.remote ? 'remote' : { stateDir: path.resolve(values.state) },
)
const secret = process.env['KEY_ENCRYPTION_KEYS'] ?? (await ensureSecrets()).keys
const keys = await parseKeyEncryptionKeys(secret)
const [rows, wishes] = [
  await listMessages(database, { after: 0, limit: LIMIT }),
  await listWishes(database, { after: 0, limit: LIMIT }),
]
for (const row of inOrder(rows)) {
  const { name, email, category, subject, message } = await openMessage(keys, row)
  tell(row, `${name} <${email}>\n${category}: ${subject}\n${message}`)
}
for (const row of inOrder(wishes)) {
  const words = Object.values(await openWish(keys, row)).filter((text) => text !== null)
  tell(row, `${row.requestType}\n${words.join('\n')}`)
}
console.log(`${rows.length} messages, ${wishes.length} wishes`)

function inOrder<Row extends { readonly createdAt: number }>(written: readonly Row[]): Row[] {
  return written.toSorted((one, two) => one.createdAt - two.createdAt)
}

/** Control characters of others must not steer the terminal. */
function tell({ createdAt }: { createdAt: number }, words: string): void {
  const plain = words.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  console.log(`${new Date(createdAt).toISOString()}  ${plain}\n`)
}
