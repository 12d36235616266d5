/** A case between its two forms: plain in memory, sealed in its row. Its id stands where a document's id does. */
import type { CaseRow } from './cases.ts'
import { openField, sealField } from './sealed-document.ts'
import type { Sealer } from './sealed-document.ts'

/** What a person writes about a case. */
export interface CaseWords {
  readonly caseName: string
  readonly opposingParty: string | null
  readonly caseDescription: string | null
}

export async function sealCase(sealer: Sealer, words: CaseWords): Promise<CaseWords> {
  const seal = (field: string, text: string | null) =>
    text === null ? null : sealField(sealer, field, text)
  return {
    caseName: await sealField(sealer, 'caseName', words.caseName),
    opposingParty: await seal('opposingParty', words.opposingParty),
    caseDescription: await seal('caseDescription', words.caseDescription),
  }
}

/** Throws CannotOpenError when a field was moved or changed. */
export async function openCase(
  sealer: Sealer,
  row: Pick<CaseRow, keyof CaseWords>,
): Promise<CaseWords> {
  return {
    caseName: (await openField(sealer, 'caseName', row.caseName)) ?? '',
    opposingParty: await openField(sealer, 'opposingParty', row.opposingParty),
    caseDescription: await openField(sealer, 'caseDescription', row.caseDescription),
  }
}
