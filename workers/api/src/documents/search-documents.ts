import type { Caller } from '@plainletter/store/caller'
/** Looks through the texts of a person's letters. They are sealed, so the database cannot do it. */
import { listTexts, TEXTS_AT_ONCE } from '@plainletter/store/document-texts'
import { LIST_MAX } from '@plainletter/store/documents'
import { findDataKeys } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openOriginalText } from '@plainletter/store/sealed-document'

import { requireSignedIn } from '../middleware/caller.ts'

interface Ports {
  readonly env: Env
  readonly rings: KeyRings
  readonly caller: Caller
}

/** The ids of the listed letters whose text holds `query`, whatever the case of its letters. */
export async function searchDocuments(ports: Ports, query: string): Promise<number[]> {
  const wanted = fold(query)
  const found: number[] = []
  for (let skip = 0; skip < LIST_MAX; skip += TEXTS_AT_ONCE) {
    const { user, texts } = requireSignedIn(await listTexts(ports.env.DB, ports.caller, skip))
    if (texts.length === 0) break
    const keys = await findDataKeys(
      ports.rings,
      user.id,
      texts.map(({ id }) => id),
    )
    for (const row of texts) {
      const key = keys.get(row.id)
      if (!key) continue
      const text = await openOriginalText({ key, userId: user.id, documentId: row.id }, row)
      if (fold(text).includes(wanted)) found.push(row.id)
    }
    if (texts.length < TEXTS_AT_ONCE) break
  }
  return found
}

/** Line breaks of the letter do not part words that are looked for together. */
const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
