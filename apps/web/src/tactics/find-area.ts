import type { Area } from '@plainletter/contracts/cheat-sheet'
import type { DocumentType } from '@plainletter/contracts/document-type'

const KEYWORDS = [
  { area: 'employment', words: /DISMISSAL|REDUNDANCY/ },
  { area: 'housing', words: /EVICTION|RENT/ },
  { area: 'criminal', words: /PENALTY|TV_LICENCE/ },
  { area: 'consumer', words: /CONSUMER|INSURANCE|PARKING|UTILITY|COPYRIGHT|CEASE|PPL|SCAM/ },
  { area: 'debt', words: /DEBT|TAX|BAILIFF|COURT|STATUTORY|CLAIM|OVERPAYMENT/ },
] as const satisfies readonly { area: Area; words: RegExp }[]

/** The area of a cheat sheet, by keywords in the kind of document. The first row wins; what fits none is general. */
export function findArea(type: DocumentType): Area {
  return KEYWORDS.find(({ words }) => words.test(type))?.area ?? 'general'
}
