/**
 * `pnpm run messages`: what people wrote in the contact form, opened. Here: `--state` says which start. There: `--remote`,
 * with the keys of Cloudflare and KEY_ENCRYPTION_KEYS in the shell. Where CONTACT_EMAIL is set, each also comes by mail.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { listMessages, openMessage } from '@plainletter/store/contact-messages'
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
const rows = await listMessages(database, { after: 0, limit: LIMIT })
for (const row of rows.toSorted((one, two) => one.createdAt - two.createdAt)) {
  const { name, email, category, subject, message } = await openMessage(keys, row)
  const head = `${new Date(row.createdAt).toISOString()}  ${name} <${email}>`
  // Control characters of others must not steer the terminal.
  console.log(`${head}\n${category}: ${subject}\n${message.replaceAll(/[^\P{Cc}\n]/gu, ' ')}\n`)
}
console.log(`${rows.length} messages`)
