/** A paper or a message that wants something of its reader, told by its body alone: a picture often lacks the head of a letter. */
import type { Letter } from './letter.ts'
import { toldBySelf, wordsOf } from './told-story.ts'

/** True where somebody orders, warns or owes an answer to whoever reads, and asks nothing for themselves. */
export function isSaidToReader(letter: Letter, text: string): boolean {
  if (text.length < SHORTEST) return false
  if (letter.language === 'en') return isSaidInEnglish(text)
  if (DEMANDS_ABROAD.test(text) && !text.includes('?')) return true
  return text.length >= SHORTEST_ABROAD && isSaidAbroad(letter, text)
}

/** What holds for everybody is said in fewer words: "you must be apart for five years, isn't that so". */
const SHORTEST = 100

function isSaidInEnglish(text: string): boolean {
  const said = toldBySelf(withoutHeadings(text))
  if (count(said, SELLS) >= 2 && count(said, YOU) >= 2) return true
  return !FOR_SELF.test(said) && isOrdered(said, GREETED.test(text))
}

function isOrdered(said: string, isGreeted: boolean): boolean {
  const orders = count(said, ORDERS)
  const reader = count(said, YOU)
  const own = count(said, OWN)
  if (isGreeted && reader >= 2 && reader * 2 >= own) return true
  if (orders >= 1 && (own === 0 || orders + reader >= 3)) return reader * 3 >= own
  return orders >= 3
}

const SHORTEST_ABROAD = 200
/** Written to who owes, in so many words. */
const DEMANDS_ABROAD =
  /(?<!\p{L})(?:vous mets en demeure|vous mettons (?:formellement )?en demeure|vous fais(?:ons)? (?:itératif )?commandement|vous fais(?:ons)? sommation|setze (?:ich )?Ihnen (?:hiermit )?eine (?:letzte )?Frist|setzen (?:wir )?Ihnen (?:hiermit )?eine (?:letzte )?Frist|stel u (?:hierbij )?in gebreke|le requiero para que|la diffido|(?:le |vi )?intimo (?:e faccio precetto|a))(?!\p{L})/iu

/** Somebody who asks may speak politely to all once; a letter does so in every sentence. */
function isSaidAbroad(letter: Letter, text: string): boolean {
  const { own, reader } = wordsOf(letter)
  const asking = letter.stakes?.asking
  if (!own || !reader || !asking || asking.kin.test(text)) return false
  const said = text.replace(asking.thanks, ' ')
  const spoken = count(said, new RegExp(reader.source, `${reader.flags}g`))
  return spoken >= 2 && spoken >= count(said, own) && count(said, asking.asks) === 0
}

/** "How long do I have?" over its answer: a heading that puts the question for the reader. */
function withoutHeadings(text: string): string {
  return text.replace(HEADING, '$1')
}

const HEADING = /(^|\n)[^\n?.!]{3,60}\?(?=[ \t]*\n+[^\n]{30})/g

/** What somebody asks for themselves or for one near to them, of people who may know. */
const FOR_SELF =
  /\b(?:can|do(?:es)?|did|should|must|could|will|would|am|have|has|may|is|are) (?:i|they|s?he|my|this|that|it|there|the|an?)\b[^.!\n]{0,200}\?|\b(?:can|should|am|what (?:can|should|do)|do) (?:i|they)\b|\b(?:any (?:advice|help|ideas?|thoughts)|please (?:help|advise)|need (?:help|advice)|is it (?:true|legal|lawful|a scam|genuine|real|fake)|to know (?:if|whether|how|what)|(?:my|the) (?:landlord|boss|employer|council|bank|letter|notice|bailiff|collector|neighbou?r)s? (?:says?|said|told|sent|wrote|refus\w+|wants?)|i (?:just |have |'ve )?(?:got|received) (?:an?|this|the)|(?:got|received|sent) (?:an?|this) (?:letter|text|email|mail|notice|message|bill|ticket|fine))\b/i

/** What only those say who want something of the reader. */
const ORDERS =
  /\bplease (?:pay|ring|phone|telephone|contact|return|bring|complete|quote|make (?:sure|payment|your)|respond by|reply by|let (?:us|me) have|keep|put|fill|move|send (?:us|me|the|it|your))\b|\b(?:call|ring|phone|telephone|text|contact) (?:me|us)(?: (?:now|today|immediately|urgently|straight away|on 0|on \+|at once|within|before|by)|[:.])|\bour records (?:show|indicate|suggest)\b|\bwe have (?:opened|started) an? (?:investigation|case)\b|\b(?:the )?legal occupier\b|(?:^|[.!] )get out[.!]|(?:^|[.!] )don'?t bother \w+ing\b|\bif (?:you (?:do not|don't|dont|have not|haven't|fail to|cannot|can't) (?:pay|ring|call|contact|reply|respond|answer|agree|do|come|clear|miss|settle|get)|(?:i|we) (?:do not|don't|have not) (?:hear|receive|get)|i (?:do not|don't) have)\b|\bunless (?:you|we|i|payment)\b|\byou (?:now |therefore |still |also )*(?:owe (?:me|us)|must) |\b(?:i|we)(?: will|'ll| shall| may) (?:be back|(?:be )?(?:return|call|visit)(?:ing)? (?:again|with|after|on|without|at)|(?:start|make|put in|issue|bring) (?:a |the |my )?(?:court )?(?:claim|proceedings|case)|take you to|have to (?:serve|start)|close your|go to court)\b|\b(?:take|taken|took|taking) control of (?:your )?goods\b|\b(?:pay|paid|payment|reply|answer|proposals?|respond)\b[^.\n]{0,60}\bwithin \d+ (?:clear |working |calendar )?days (?:of|from) (?:the )?date\b|\b(?:call|text|ring|phone|tel|on) 0\d|^(?:pay|send|return|call|fill in) (?:£|\$|€|the|this|us|me|back|by|within)|\btell us (?:now|if|within|by|about|in|straight|on)\b|\bappeal (?:at|to|on)\b|\b(?:within|in) \d+ days (?:of|from) the date of this letter\b|\b(?:could|would|can|will) you (?:please )?(?:give me|ring|call|pay|settle|send|transfer|let me have|move|get it|bring)\b/gim
/** A greeting by name; whoever writes to a forum or an adviser greets all of them. */
const GREETED =
  /^[^\n?]{0,90}[.\n] ?dear (?:mr|mrs|ms|miss|dr)\.? \p{L}+|^(?:[^\n]{0,40}\n+)?(?:hi|hello|hey|dear|dr|(?:good )?morning) (?!all|everyone|everybody|guys|folks|there|team|reddit|sir|madam|citizens|advis|forum|legal|law|advice|plain)(?:(?:mr|mrs|ms|miss|dr)\.? )?\p{L}+/iu
/** Somebody who sells, and has looked the reader up. */
const SELLS =
  /\b(?:i|we) (?:just )?(?:came across|found|noticed|saw|visited|was looking at|was on|stumbled \w+|looked at) (?:your|you) (?:website|web site|site|listing|page|company|business|profile|shop|store|work|firm)\b|\b(?:i|we) (?:help|work with|supply|sell|make|build) (?:\w+ ){0,3}(?:companies|firms|businesses|shops|brands|owners|teams|clients)\b|\bopen to a (?:quick |short |brief )?(?:call|chat|demo)\b|\bwho (?:buys|handles|looks after|orders|manages|deals with|is in charge of|would be) (?:your|the right)\b|\b(?:quick|free|no[- ]obligation) (?:call|chat|demo|quote|audit)\b/gi
const YOU = /\b(?:you|your|yours|you're|you've)\b/gi
const OWN = /\b(?:i|i'm|i've|me|my|mine)\b/gi

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
