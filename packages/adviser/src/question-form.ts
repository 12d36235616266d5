/** What form a question has: only a question for yes or no may be answered with one of these words. */

const VERB = String.raw`(?:can|could|do|does|did|is|are|am|will|would|should|must|may|have|has|was|were|can't|cant|isn't|isnt|don't|dont|won't|wont)`
const PERSON = String.raw`(?:i|we|they|he|she|you|it|there|this|that|anyone|someone)`
/** The start of a clause: of the text, after a mark, or after a joining word. */
const CLAUSE = String.raw`(?:^|[,;:.!?("-]\s*|\b(?:and|but|so|then|if so)\s+)`
const AT_START = new RegExp(String.raw`${CLAUSE}(?:please\s+)?${VERB}\s+(?:not\s+)?[a-z'’]+`, 'i')
const EACH_START = new RegExp(AT_START, 'gi')
/** Typed without a mark: "the engine is knocking can I get a refund". */
const WITHIN = /\b(?:can|could|do|does|will|would|should|must|am|are)\s+(?:i|we|they|he|she)\b/i
const OPEN = /\b(?:what|how|who|whom|whose|when|where|which|why)\b/i
/** "Should I pay or fight it": neither yes nor no chooses. */
const CHOICE = new RegExp(
  String.raw`\bor\s+(?:${VERB}\s+${PERSON}|fight|challenge|appeal|ignore|wait|pay|hand|get|complain)\b`,
  'i',
)
const MOST_WORDS_OF_ITS_OWN = 5
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the i we you he she it they me my our his her him them their this that these those there to of in on at by ' +
    'for from with if or and but so not no can could do does did is are am will would should must may have has had was ' +
    'were be been get got just any anything all also then now when what who how where which why much many long still true'
  ).split(' '),
)

/** True when one yes or no would answer it: two questions at once ("must I pay, and will it show") need more. */
export function asksYesOrNo(question: string): boolean {
  const line = question.replace(/\s+/g, ' ').trim()
  if (CHOICE.test(line) || [...line.matchAll(EACH_START)].length > 1) return false
  const place = earliest(line, [AT_START, WITHIN])
  const open = OPEN.exec(line)
  return place !== null && (open === null || place < open.index)
}

/** True for a question of few words of its own, which rests on the story before it: "Can he do that?" */
export function pointsBack(question: string): boolean {
  const words = question.toLowerCase().match(/[a-z'’]+/g) ?? []
  return words.filter((word) => !SMALL_WORDS.has(word)).length <= MOST_WORDS_OF_ITS_OWN
}

function earliest(line: string, patterns: readonly RegExp[]): number | null {
  const places = patterns
    .map((pattern) => pattern.exec(line)?.index)
    .filter((place) => place !== undefined)
  return places.length === 0 ? null : Math.min(...places)
}
