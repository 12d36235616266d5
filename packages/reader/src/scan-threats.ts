/** Finds what the letter says will, may or did happen, and in which mood. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Threat } from '@plainletter/contracts/reading'

import { hitsOf } from './letter.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { sentenceAround } from './sentence.ts'

/** At most this many threats are kept, one of each kind in a sentence. */
const LIMIT = 60

const MOODS = [
  {
    mood: 'unless',
    cue: /\b(?:unless|if (?:you|we|payment|this|the)|failure to|failing|otherwise|wenn|falls|sofern|sollten?|andernfalls|si|sinon|faute de|de no|en caso|qualora|in mancanza|in difetto|altrimenti|indien|als u|bij gebreke|jeżeli)\b|à défaut|場合/i,
  },
  {
    mood: 'has_been',
    cue: /\b(?:has been|have been|was|were|has|have) (?:\w+ )?(?:entered|obtained|granted|issued|made|passed|registered|referred|attended|visited|taken|instructed|recorded|sent|given)\b/i,
  },
  {
    mood: 'may',
    cue: /\b(?:may|might|could|can|consider|possible|peut|peuvent|pourr\w+|podr\w+|puede|potr\w+|können|kann|könnten?|kunnen)\b|ことがあります|可能性/i,
  },
] as const satisfies readonly { mood: Threat['mood']; cue: RegExp }[]

/** "I am not a bailiff" threatens nothing, nor does "licensed collection agency" in a letterhead. */
const NOT_ONE =
  /\b(?:am|are|is) not (?:an? )?$|\b(?:licen[cs]ed|registered|accredited|we are an?|is an?|as an?)\s$/i

/** Every threat in the text, in order. */
export function scanThreats(letter: Letter, documentType: DocumentType): Threat[] {
  const { working } = letter
  const threats: Threat[] = []
  const seen = new Set<string>()
  for (const { row, start, end } of hitsOf(letter, 'threat')) {
    if (threats.length >= LIMIT) break
    const stretch = sentenceAround(working.text, { start, end })
    const key = `${row.kind} ${stretch.start}`
    if (seen.has(key) || NOT_ONE.test(working.text.slice(Math.max(0, start - 24), start))) continue
    seen.add(key)
    const span = toSpan(working, stretch.start, stretch.end)
    const mood =
      MOODS.find(({ cue }) => cue.test(working.text.slice(stretch.start, stretch.end)))?.mood ??
      'will'
    const quote = quoteOf(working, span)
    const kind = kindOf(row.kind, { quote, documentType })
    if (kind) threats.push({ kind, mood, quote, span })
  }
  return threats
}

type ThreatKind = Threat['kind']

/** A council's parking officer is no bailiff, and neither is a collector who calls at the door. */
function kindOf(
  kind: ThreatKind,
  { quote, documentType }: { quote: string; documentType: DocumentType },
): ThreatKind | undefined {
  if (kind !== 'enforcement_visit') return kind
  if (
    /\b(?:civil|council) enforcement officer/i.test(quote) &&
    !/\bagents?\b|\bbailiff/i.test(quote)
  )
    return undefined
  const isOfficer =
    /\b(?:enforcement agents?|bailiffs?|sheriff officers?|enforcement officers?)\b/i.test(quote)
  const isOrdered = /\b(?:court|judgment|order|warrant|decree|liability)\b/i.test(quote)
  return WITHOUT_POWERS.has(documentType) && !(isOfficer && isOrdered) ? 'debt_collector' : kind
}

/** Senders that may ask, and call, but may not take goods. */
const WITHOUT_POWERS: ReadonlySet<DocumentType> = new Set([
  'DEBT_COLLECTION_LETTER',
  'PARKING_TICKET',
  'UTILITY_BILL_DEMAND',
  'PPL_PRS_BILL',
])
