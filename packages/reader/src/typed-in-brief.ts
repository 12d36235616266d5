/** What people type in one line without a mark that asks: "Fined £70 for a bus lane, is it worth challenging". */
import type { Letter } from './letter.ts'
import { toldBySelf } from './told-story.ts'

const FEWEST_WORDS = 5
const LONGEST = 300

/** What befell somebody, or what they have in mind, without its subject; or who did it to them. */
const BEGINS =
  /^(?:(?:just|recently|finally|been) )?(?:fined|(?:bought|sold|built)(?! by| to)|overpaid|underpaid|fell|slipped|crashed|sacked|fired|evicted|sued|scammed|overcharged|caught|missed|locked out|want(?:ing)? to|trying to|need to|thinking of|planning to|(?:old )?debt from|(?:a )?(?:pcn|ticket|letter|bill|fine|claim form|parking (?:fine|ticket|charge)) from|(?:train|parking|speeding|bus lane|toll|library) (?:fine|ticket|charge) (?:for|after|at|in|on)|council tax (?:arrears|debt|bill) (?:and|but|from|for)|(?:my )?(?:landlord|landlady|letting agent|boss|manager|employer|neighbou?r|dealer|seller|builder|garage|ex)s?(?! (?:of|news)))\b/i
/** What a telling has, and the head of an advertisement has not. */
const TELLS =
  /\b(?:kept|keeps|refus\w+|won'?t|will not|ignor\w+|was|were|came|broke|says?|said|told|wants|after|because|but|never|did(?:n'?t| not)|without|while|left|about|cancelled|expired|can(?:'?t|not)|now (?:they|he|she|it)|not (?:answer|reply|pay|giv|lett)\w*|chasing|statute barred|blew|died|failed|stopped working|broken|leaks?|leaking|packed (?:in|up)|no (?:refund|reply|answer|response))\b/i
const ENDS_ASKING =
  /\b(?:is it worth \w+ing|worth (?:it|appealing|challenging|fighting)|(?:barred|legal|allowed|valid|pay) or not|ignore or \w+|\w+ or ignore|is (?:that|this|it) (?:right|legal|allowed|fair|normal)|what (?:now|next)|any (?:advi[sc]e|ideas|help))[.!]?$/i
const BEGINS_ASKING =
  /^(?:is|are|does|do|can|could|should|must|will|would|am|did|has|have) (?:an?|the|my|our|i|it|they|there|we|he|she|this|that) /i
/** Said to whoever reads, or to customers. */
const TO_READER =
  /\b(?:you|your|yours|please|dear|we|our|us)\b|https?:|www\.|@|\b0\d{9,10}\b|[%*|]|:\s/i

/** A letter that asks an adviser: "Dear Sir/Madam, I wish to know if it is lawful …". */
const WANTS_TO_KNOW =
  /\bI (?:wish|want|would like|need) to know (?:if|whether|how|what)\b[^]*\b(?:advise me|your advice|my rights|what I can do)\b/i

/** True of one line in English that tells or asks, to nobody; and of a letter that wants to know. */
export function isTypedInBrief({ language }: Letter, text: string): boolean {
  if (language !== 'en') return false
  if (WANTS_TO_KNOW.test(text)) return true
  if (text.length > LONGEST || text.includes('\n') || TO_READER.test(toldBySelf(text))) return false
  if (text.split(/\s+/).length < FEWEST_WORDS) return false
  return (
    ENDS_ASKING.test(text) || BEGINS_ASKING.test(text) || (BEGINS.test(text) && TELLS.test(text))
  )
}
