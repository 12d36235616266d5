/** Answers to a mortgage lender about arrears: the home stands behind the debt, so the letter asks for help and denies nothing. */
import type { ParagraphRow, SubjectRow } from '../../paragraph.ts'

const LENDER = ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'] as const
const MORTGAGE = {
  kinds: LENDER,
  when: ['about_mortgage'],
} as const satisfies Partial<ParagraphRow>

export const MORTGAGE_SUBJECTS = [
  { ...MORTGAGE, says: 'My mortgage: request for help and time' },
] as const satisfies readonly SubjectRow[]

export const MORTGAGE_PARAGRAPHS = [
  {
    ...MORTGAGE,
    part: 'position',
    says: 'I want to keep my home and to sort this out. I have had trouble paying because: [say what happened].',
  },
  {
    ...MORTGAGE,
    part: 'request',
    says: 'My income and costs are: [list them here]. Tell me which help you can give. It may be lower payments for a while, a longer term or more time for the arrears. Also send me:',
  },
  {
    ...MORTGAGE,
    part: 'item',
    says: 'a list of each payment that you say was missed',
  },
  { ...MORTGAGE, part: 'item', says: 'each fee that you added, and why' },
  {
    ...MORTGAGE,
    part: 'hold',
    says: 'I ask you not to start court action while we agree a plan and I take advice.',
  },
] as const satisfies readonly ParagraphRow[]

/** The rows for other debts, kept away from mortgages: proof is not what a lender is asked for. */
export function exceptMortgages(rows: readonly ParagraphRow[]): ParagraphRow[] {
  return rows.map((row) =>
    row.kinds?.some((kind) => kind === 'DEBT_COLLECTION_LETTER' || kind === 'LETTER_BEFORE_CLAIM')
      ? { ...row, unless: [...(row.unless ?? []), 'about_mortgage'] }
      : row,
  )
}
