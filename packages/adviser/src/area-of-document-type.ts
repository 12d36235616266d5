/** From the kind of a document to the area of tactics that its cheat sheet link names. */
import type { Area } from '@plainletter/contracts/cheat-sheet'

/** Keywords of a type or topic, in any letter case; the first row that fits wins, so the narrow areas come first. */
const KEYWORDS = [
  { area: 'employment', words: /dismissal|redundan|employ|\bwork/ },
  { area: 'housing', words: /evict|\brent\b|housing|landlord|tenan/ },
  { area: 'family', words: /family|divorce|child/ },
  { area: 'criminal', words: /criminal|crime|police/ },
  {
    area: 'consumer',
    words: /consumer|contract|parking|penalty charge|insurance|copyright|cease|scam/,
  },
  {
    area: 'debt',
    words: /debt|council tax|tax\b|bailiff|court|judg|statutory|claim|bill|benefit|licence/,
  },
] as const satisfies readonly { area: Area; words: RegExp }[]

/**
 * The area for a document type or topic such as COURT_CLAIM, "council tax" or "immigration". Links made from a letter use
 * `general` in place of `immigration`, as the specification says, and wherever no keyword fits.
 */
export function areaOfDocumentType(typeOrTopic: string): Area {
  const plain = typeOrTopic.toLowerCase().replaceAll('_', ' ')
  return KEYWORDS.find(({ words }) => words.test(plain))?.area ?? 'general'
}
