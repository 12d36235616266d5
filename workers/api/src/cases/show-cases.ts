/** Rows of cases to what the browser sees, opened with the owner's keys. */
import type { LegalCase, LinkedDocument } from '@plainletter/contracts/case'
import type { CaseRow, LinkedRow, listCases } from '@plainletter/store/cases'
import { findDataKeys } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openCase } from '@plainletter/store/sealed-case'
import { openDisplayName } from '@plainletter/store/sealed-document'

type FoundCases = NonNullable<Awaited<ReturnType<typeof listCases>>>
type Keys = Awaited<ReturnType<typeof findDataKeys>>

/** One read of the key ring for all of it. A case or a document whose key is gone is gone. */
export async function showCases(
  rings: KeyRings,
  { user, cases, linked }: FoundCases,
): Promise<LegalCase[]> {
  if (cases.length === 0) return []
  const ids = [...cases, ...linked].map((row) => row.id)
  const keys = await findDataKeys(rings, user.id, ids)
  const shown = cases.map((row) => {
    const documents = linked.filter(({ caseId }) => caseId === row.id)
    return showCase(keys, row, documents)
  })
  return (await Promise.all(shown)).filter((each) => each !== undefined)
}

async function showCase(
  keys: Keys,
  row: CaseRow,
  documents: readonly LinkedRow[],
): Promise<LegalCase | undefined> {
  const { id, userId, caseType, caseStatus, retentionPeriod } = row
  const key = keys.get(id)
  if (!key) return undefined
  const linked = await Promise.all(documents.map((document) => showLinked(keys, document)))
  return {
    id,
    ...(await openCase({ key, userId, documentId: id }, row)),
    caseType,
    caseStatus,
    retentionPeriod,
    createdAt: new Date(row.createdAt).toISOString(),
    closedAt: dateOrNull(row.closedAt),
    autoDeleteAt: dateOrNull(row.autoDeleteAt),
    linkedDocuments: linked.filter((document) => document !== undefined),
  }
}

async function showLinked(keys: Keys, row: LinkedRow): Promise<LinkedDocument | undefined> {
  const { id, userId, documentRole, documentType } = row
  const key = keys.get(id)
  if (!key) return undefined
  const filename = await openDisplayName({ key, userId, documentId: id }, row)
  return { id, filename, documentRole, documentType }
}

const dateOrNull = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString()
