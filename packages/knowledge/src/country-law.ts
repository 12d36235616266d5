/** How a country's law is cut, so that whoever reads one kind of letter loads the rows that speak to it and no others. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { CountryKnowledge, Rule } from '@plainletter/contracts/rule'

export type CountryLaw = Omit<CountryKnowledge, 'rules'> & {
  /** Rows of equal rank are said in this order. */
  readonly parts: readonly LawPart[]
}

export type LawPart = {
  /** Each kind that one of its rows speaks to, as a test checks. */
  readonly kinds: readonly DocumentType[]
  /** Where each of its rows is for some papers alone: these papers, as a test checks. */
  readonly papers?: readonly Paper[]
  /** Names its file in an `import()` of its own, so that a bundler makes it a file to load. */
  readonly rules: () => Promise<readonly Rule[]>
}
