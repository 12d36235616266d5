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

/** "They can take my car, right?": the words that ask, and a mark. */
const TAG =
  /[\s,.;]+(?:right|yes|yeah|true|correct|innit|surely|(?:ca|do|does|is|are|wo|did|have|has|should)n'?t (?:i|they|he|she|it|we|you|there)|(?:can|do|does|is|are|will|did|am) (?:i|they|he|she|it|we|you|there))\s*[?!.]*$/i

/**
 * True when one yes or no would answer it: two questions at once ("must I pay, and will it show") need more.
 * `language` is that of the question.
 */
export function asksYesOrNo(question: string, language = 'en'): boolean {
  const line = question.replace(/\s+/g, ' ').trim()
  if (language !== 'en') return isPlainQuestion(line, language)
  const rest = line.replace(TAG, '')
  if (CHOICE.test(line) || [...rest.matchAll(EACH_START)].length > 1) return false
  const place = earliest(rest, [AT_START, WITHIN])
  const open = OPEN.exec(line)
  if (place === null) return open === null && (rest !== line || line.endsWith('?'))
  return open === null || place < open.index
}

/** Words that ask for more than yes or no. A language that is not here gets neither. */
const OPEN_ABROAD: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:was|wer|wem|wen|wie|wann|wo|wohin|warum|wieso|welche[nmrs]?|wieviel)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:que faire|qu'est|quoi|qui|comment|quand|où|pourquoi|combien|quel(?:le)?s?|dans quel)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qué|que hago|que puedo|quién|cómo|como (?:puedo|hago)|cuándo|cuánto|dónde|por qué|cuál)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:che cosa|cosa|chi|come|quando|quanto|quanti|dove|perché|quale|quali)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wat|wie|hoe|wanneer|waar|waarom|welke?|hoeveel)(?!\p{L})/iu,
  ja: /何|いつ|どう|どこ|誰|だれ|なぜ|いくら|どれ|どの/u,
}
const ASKING_END =
  /[?？]$|(?:ますか|ですか|よね|でしょうか)[。]?$|(?:oder|stimmt|stimmts|verdad|vero|giusto|toch)$/iu

/** The verb first, as nobody tells a story. */
const ASKING_START =
  /^(?:muss|darf|kann|gilt|ist|sind|hat|puis-je|dois-je|ai-je|est-ce que|peut-on|puedo|pueden?|debo|tengo que|posso|può|possono|devo|mag|kan|moet)(?!\p{L})/iu

function isPlainQuestion(line: string, language: string): boolean {
  const open = OPEN_ABROAD[language]
  const asks = ASKING_END.test(line) || ASKING_START.test(line)
  return open !== undefined && asks && !open.test(line)
}

/** True for a belief with words or a mark that ask: "they can take my car, right?" Such a thing is seldom true in all. */
export function isStatement(question: string, language = 'en'): boolean {
  const line = question.replace(/\s+/g, ' ').trim()
  if (language !== 'en') return TAG_ABROAD.test(line)
  return earliest(line.replace(TAG, ''), [AT_START, WITHIN]) === null
}

const TAG_ABROAD =
  /(?:(?:^|[\s,])(?:oder|stimmt|stimmts|richtig|verdad|no|vero|giusto|toch|non|c'est (?:vrai|bien ça))\s*[?!.]*|よね[？?。]?)$/iu

/** What is told as a condition or a reason: a "not" in it does not turn the question round. */
const CONDITION =
  /\b(?:if|when|unless|because|cos|as|since|even (?:if|though|tho)|after|until|till|once|wenn|falls|weil|als|omdat|si|se|perché|parce que|puisque)\b[^,;:]*?(?=\b(?:can|do|does|will|is|are|must|should|am)\s+(?:i|they|he|she|we|it|my|the)\b|\b(?:darf|dürfen|kann|können|muss|müssen|wird|hat|habe|mag|mogen|kan|kunnen|moet|krijg|heb)\s+(?:ich|man|er|sie|mir|mich|mein|der|die|das|ik|je|hij|ze|mijn|de|het)\b|[,;:?!.]|$)/gi
/** "Can't they come in" asks the same as "can they". */
const ASKED_WITH_NOT = /^[^a-z]*(?:so |and |but )?(?:ca|do|does|is|are|wo|should|have|has)n'?t\b/i
/** Words that turn a question round, by the language that has them. */
const TURNING = [
  String.raw`not(?! \w+ing\b)|never|no longer|nothing|cannot|(?:ca|do|does|wo|is|are|did|have|has|should|must|need)n'?t`,
  String.raw`refus\p{L}*|illegal|unlawful|against the law|banned|forbidden|prohibited|protected from|wrong to|safe from`,
  String.raw`no (?:power|right|way)|no(?= \p{L}+ )|nunca|ilegal\p{L}*|prohibid\p{L}*`,
  String.raw`nicht|kein\p{L}{0,2}|verboten|ungültig|unwirksam`,
  String.raw`ne|n'\p{L}+|pas|jamais|illégal\p{L}*|interdit\p{L}*`,
  String.raw`non|mai|illegale|vietat\p{L}*`,
  String.raw`niet|geen|nooit|illegaal|verboden|ongeldig`,
].join('|')
const TURNING_JAPANESE = String.raw`違法|禁止|無効|(?:ない|ません)(?:です|の)?(?:か|よね|ね)?[？?。]?$`
const NEGATION = new RegExp(String.raw`(?<!\p{L})(?:${TURNING})(?!\p{L})|${TURNING_JAPANESE}`, 'iu')

/** True for "they can't come in, can they?" and "can I refuse?": a yes or no could be taken for its opposite. */
export function isTurnedRound(question: string): boolean {
  const line = question.replace(/\s+/g, ' ').trim()
  const plain = line.replace(TAG, '').replace(TAG_ABROAD, '')
  return NEGATION.test(plain.replace(CONDITION, outsideOf).replace(ASKED_WITH_NOT, ''))
}

/** "Se mi dimetto non prendo la Naspi": no comma ends the condition, so that what is asked stands in it. */
function outsideOf(condition: string, at: number, line: string): string {
  const isAll = at === 0 && condition.trimEnd().length === line.trimEnd().length
  return isAll ? condition.replace(NOT_OF_CONDITION, '$1') : ' '
}

const NOT_OF_CONDITION =
  /^(\S+(?: \S+)?) (?:not|non|no|nicht|niet|(?:ne \S+ |n['’]\S+ |\S+ )?pas)(?!\p{L})/iu

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
