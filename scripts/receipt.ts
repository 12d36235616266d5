/**
 * `pnpm receipt FILE --keys URL-or-file [--document ID]` says in one sentence what a deletion receipt proves. Exits 1, with
 * the reason, when it proves nothing. `--new-key [--keys URL-or-file]` prints a RECEIPT_KEY that signs with a new key and
 * keeps the published ones, for a change of keys.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { ReceiptKeySet } from '@plainletter/contracts/receipt'
import type { DeletionReceipt } from '@plainletter/contracts/receipt'
import {
  InvalidReceiptError,
  newReceiptKey,
  readDeletionReceipt,
} from '@plainletter/vault/deletion-receipt'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keys: { type: 'string' },
    document: { type: 'string' },
    'new-key': { type: 'boolean', default: false },
  },
})
const [file] = positionals
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
})

if (values['new-key']) await end(printNewKey(values.keys))
if (file === undefined || values.keys === undefined) {
  console.error('Usage: pnpm receipt FILE --keys URL-or-file [--document ID]')
  process.exit(2)
}
await end(check(file, values.keys))

async function printNewKey(place: string | undefined): Promise<void> {
  console.log(await newReceiptKey(place === undefined ? undefined : await readKeys(place)))
}

async function check(receiptFile: string, place: string): Promise<void> {
  const receipt = await readDeletionReceipt(await readKeys(place), readText(receiptFile).trim())
  const subject = 'documentId' in receipt ? `document ${receipt.documentId}` : 'an account'
  if (values.document !== undefined && subject !== `document ${values.document}`)
    throw new Error(`This receipt is for ${subject}, not document ${values.document}.`)
  console.log(describe(receipt))
}

function describe(receipt: DeletionReceipt): string {
  const time = `${TIME.format(new Date(receipt.deletedAt))} UTC`
  if ('documentId' in receipt) {
    const fileWords = receipt.files === 1 ? 'its file' : `its ${receipt.files} files`
    const removed = receipt.files === 0 ? 'its record was' : `its record and ${fileWords} were`
    return `Document ${receipt.documentId} was deleted on ${time}: its key was destroyed, and ${removed} removed.`
  }
  const { documents, files } = receipt
  return `An account was deleted on ${time}: its keys were destroyed, and its records, ${documents} documents and ${files} files were removed.`
}

async function readKeys(place: string): Promise<ReceiptKeySet> {
  try {
    const isAddress = /^https?:/.test(place)
    const text = isAddress ? await download(place) : readText(place)
    return ReceiptKeySet.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`There are no receipt keys at ${place}.`, { cause })
  }
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** Files are named from where the command was typed. */
function readText(name: string): string {
  try {
    return readFileSync(path.resolve(process.env['INIT_CWD'] ?? '.', name), 'utf8')
  } catch (cause) {
    throw new Error(`We could not read ${name}.`, { cause })
  }
}

async function end(work: Promise<void>): Promise<never> {
  try {
    await work
    process.exit(0)
  } catch (error) {
    const isInvalid = error instanceof InvalidReceiptError
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      isInvalid ? 'This proves nothing: it was changed, or none of these keys signed it.' : reason,
    )
    process.exit(1)
  }
}
