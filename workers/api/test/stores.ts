/** Everything that is stored, for comparison: the rows of every table, the objects of the bucket, the keys on a ring. */
import { keyRingKey } from '@plainletter/store/bucket'
import { openKeyRing, parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { env } from 'cloudflare:workers'

export type Row = Record<string, unknown>
type Tables = ReadonlyMap<string, readonly Row[]>

export async function allTables(): Promise<Tables> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'd1%'",
  ).all<{ name: string }>()
  const names = results.map((row) => row.name)
  const rows = await env.DB.batch<Row>(
    names.map((name) => env.DB.prepare(`SELECT * FROM "${name}" ORDER BY 1`)),
  )
  return new Map(names.map((name, index) => [name, rows[index]?.results ?? []]))
}

/** What was added to, or taken from, each table, as text that can be compared: ids are random, so it is sorted. `limits` only counts requests. */
export function effectOf(before: Tables, after: Tables, mask: (row: Row) => Row): string[] {
  return [...after]
    .flatMap(([name, rows]) => {
      if (name === 'limits') return []
      const [old, now] = [asTexts(before.get(name) ?? []), asTexts(rows)]
      const show = (sign: string, row: Row) => `${sign} ${name} ${JSON.stringify(mask(row))}`
      return [
        ...[...now].flatMap(([text, row]) => (old.has(text) ? [] : [show('+', row)])),
        ...[...old].flatMap(([text, row]) => (now.has(text) ? [] : [show('-', row)])),
      ]
    })
    .toSorted()
}

const asTexts = (rows: readonly Row[]) => new Map(rows.map((row) => [JSON.stringify(row), row]))

/** Names of all stored uploads. A list holds a thousand of them at most, and a test file can store more. */
export async function allUploads(): Promise<string[]> {
  const names: string[] = []
  for (const prefix of ['30d/', 'held/']) {
    let page: R2Objects | undefined
    do {
      page = await env.DOCUMENT_BUCKET.list({
        prefix,
        ...(page?.truncated && { cursor: page.cursor }),
      })
      names.push(...page.objects.map((object) => object.key))
    } while (page.truncated)
  }
  return names
}

/** How many documents the person's key ring has keys for. */
export async function keysOnRing(userId: number): Promise<number> {
  const object = await env.DOCUMENT_BUCKET.get(keyRingKey(userId))
  if (!object) return 0
  const keys = await parseKeyEncryptionKeys(env.KEY_ENCRYPTION_KEYS)
  return (await openKeyRing(keys, userId, new Uint8Array(await object.arrayBuffer()))).size
}
