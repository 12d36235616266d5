/** A story that somebody tells of their own trouble, and puts to nobody: with or without a question in it. */
import type { Letter } from './letter.ts'

/** Words for whoever tells, and for those near to them. English counts its own in `enquiry.ts` too. */
const OWN = /\b(?:i|i'm|im|i've|ive|i'd|i'll|my|me|mine|our|us|we)\b/gi
/** Words to whoever reads: a letter speaks to somebody. */
const READER = /\b(?:you|your|yours|u)\b/i

/** Words for whoever tells and to whoever reads, in the letter's language; English is at hand, the others come with their words. */
export function wordsOf({ language, abroad }: Letter): { own?: RegExp; reader?: RegExp } {
  if (language === 'en') return { own: OWN, reader: READER }
  const [own, reader] = [abroad.own[language], abroad.reader[language]]
  return { ...(own && { own }), ...(reader && { reader }) }
}

/** What only a letter, a form or a message of a firm has. */
const OF_LETTERS =
  /@|https?:|www\.|\b\w+:\s*[A-Z]{0,4}\d{4,}|(?:yours|regards|grüßen?|cordialement|atentamente|distinti saluti|groet(?:en)?)[ \t]{0,3},?[ \t]{0,3}$/im
/** Spoken to somebody by name, or said by deed: "Signora Fatima, come le ho detto", "Hierbij zeg ik mijn baan op". */
const SPOKEN_TO =
  /^\s*(?:(?:dear|sehr geehrte\p{L}*|estimad[oa]s?|queridos?|gentile|egregio|geachte|beste|signor[ae]?|herrn?|hr\.|frau|señora?|mevrouw|meneer) \p{L}|(?:madame|monsieur)(?!\p{L})|(?:hola|ciao|hallo|bonjour|salut|hoi|hi|hey|hello) (?:vecin\p{L}+|\p{Lu}\p{Ll}+)(?! (?:in|a|aus|de|from)(?!\p{L})))|(?<!\p{L})(?:hierbij|hiermit|par la présente|por la presente|con la presente|sottoscritt[oa]|dimissioni|vi scrivo|erlauben wir uns)(?!\p{L})/iu

const FEWEST_OWN = 2
const SHORTEST = 60
const LONGEST = 2500
/** A line shorter than this is a heading, a name or a row of a form. */
const SHORT_LINE = 45
/** One word of their own in so many. */
const WORDS_AN_OWN = 42

/** True for such a story, and for one told in haste or in brief. */
export function isToldByOne(letter: Letter, text: string): boolean {
  const ways = [isToldStory, isToldWithoutSubject, isTypedInHaste, isTroubleInBrief, isPost]
  return ways.some((isSo) => isSo(letter, text))
}

/** What is quoted in it was said by others. */
function isToldStory(letter: Letter, text: string): boolean {
  const { own, reader } = wordsOf(letter)
  if (!own || !reader || !isLikeStory(text)) return false
  const told = toldBySelf(text)
  if (reader.test(told)) return false
  const fewest = BEGINS_WITH_DEED.test(text) ? 1 : FEWEST_OWN
  return count(told, own) >= Math.max(fewest, count(told, /\S+/g) / WORDS_AN_OWN)
}

/** A Spanish verb says who did it: whoever begins with "I bought" tells of themselves. */
const BEGINS_WITH_DEED =
  /^(?:compré|pagué|firmé|pedí|alquilé|contraté|dejé|vendí|devolví|encargué|reservé|llevo) /iu

/** Without what others wrote or said. */
export function toldBySelf(text: string): string {
  return text.replace(QUOTED, ' ').replace(SAID_BY_OTHERS, ' ')
}

/** "Bought a car from a yard in August. Now the dealer says I knew": told in one breath by somebody who leaves out the "I". */
function isToldWithoutSubject(letter: Letter, text: string): boolean {
  if (letter.language !== 'en' || text.includes('\n') || !WITHOUT_SUBJECT.test(text)) return false
  return isLikeStory(text) && !READER.test(toldBySelf(text)) && TURN.test(text)
}

/** What somebody did or what happened to them, without its subject. */
const WITHOUT_SUBJECT =
  /^(?:(?:just|recently|finally) )?(?:bought|got|had|been|sold|rented|paid|ordered|signed|booked|moved|lost|went|took|gave|lent|applied|worked|started|handed|trying to|trying|living|working|renting|asked|called|rang|told|left|quit|fell|hit|crashed|came home|split)\b/i
/** Somebody else stands against them, or something went wrong. */
const TURN =
  /\b(?:now (?:the|they|he|she|it|i)|but (?:the|they|he|she|it)|(?:he|she|they|dealer|seller|shop|landlord|boss|manager|bank|insurer|company|council|garage|builder|agent|airline|lawyer|mechanic|school|hospital|ex)s? (?:says?|said|wants?|won'?t|refuses?d?|keeps?|told|never|claims?|denies|charged|sent|stopped))\b/i

/** However long, and whatever letter or clause is copied into it: put to everybody, as in a forum. */
function isPost(_letter: Letter, text: string): boolean {
  return POST.test(text) && !SPOKEN_TO.test(text) && count(text, OWN) >= FEWEST_OWN
}

const POST =
  /\btl ?;? ?dr\b|\bmy (?:main |other |real |actual |first )?questions? (?:is|are|was)\b|\b(?:had|have|got) (?:a|some|one) (?:quick |general |legal )?questions? (?:about|on|regarding|concerning)\b(?! your)|\bsorry (?:for|about|if) (?:the |this |my )?(?:is |it'?s )?(?:so )?(?:long|length|wall of text|format\w*|grammar|typos|patchy|rambl\w+)|\bthrow ?away (?:account|for)\b|\b(?:this|right|wrong) sub(?:reddit)?\b|(?<![\w/])r\/[a-z]\w{3,}|\bfirst[- ]time (?:renting|renter|poster|posting|tenant)\b|\blong[- ]time lurker\b|\b(?:i'?m )?on mobile,? so\b|\bto preface\b|\b(?:any|all) (?:help|advice|input|guidance|insights?|tips?) (?:(?:is|would be|will be|are) )?(?:much |greatly |really |very )?(?:appreciated|welcome)\b/i

/** What somebody wrote or said, word for word; a mark that stands in a word ends nothing. */
const QUOTED = /["“„«][^"”“»\n]{0,200}["”“»]|(?<=[\s:(])['‘][^\n]{8,200}?['’](?=[\s.,;:!?)]|$)/g
/** "My dad says you can't fight them": said to whoever tells. */
const SAID_BY_OTHERS =
  /(?<!\p{L})(?:says?|said|reckons?|thinks?|told (?:me|us|him|her)|heard|read|sagt|meint|behauptet|dit|disent|raconte|prétend|dice|dicen|dicono|dijo|zegt|zei|beweert|vindt)(?!\p{L})[^.?!\n]{0,120}/giu

/** Of its length, in whole paragraphs, and without what only letters have. */
function isLikeStory(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST) return false
  return !hasShortLine(text) && !OF_LETTERS.test(text) && !SPOKEN_TO.test(text)
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function hasShortLine(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.some((line) => line.trim().length < SHORT_LINE)
}

/** Typed in one breath without a capital at its head, to nobody: no letter begins so. */
function isTypedInHaste(letter: Letter, text: string): boolean {
  const { reader } = wordsOf(letter)
  return (
    reader !== undefined &&
    /^\p{Ll}[\p{L}'’]*[ ,:]/u.test(text) &&
    text.length < MOST_IN_A_BREATH &&
    !text.includes('\n') &&
    count(text, /\S+/g) >= FEWEST_WORDS &&
    !reader.test(toldBySelf(text)) &&
    !OF_LETTERS.test(text) &&
    (letter.language !== 'en' || isOfTheirOwn(text))
  )
}

/** In English people and firms begin alike: "payment of £300 is overdue". */
function isOfTheirOwn(text: string): boolean {
  return [OWN, ASKING, OTHERS].some((words) => text.search(words) >= 0)
}

/** Words that ask, wherever they stand. */
const ASKING = /\b(?:what'?s?|how|who|can|do|will (?:they|he|she|it|i|we))\b/i

/** A last notice or an order to pay in one line, of nobody who speaks of themselves: no question, however it is typed. */
export function isLineOfFirm(letter: Letter, text: string): boolean {
  const { own } = wordsOf(letter)
  if (text.length > LINE || text.includes('?') || !OF_FIRMS.test(text)) return false
  return own === undefined || count(text, own) === 0
}

const LINE = 300
const OF_FIRMS =
  /(?<!\p{L})(?:(?:zahlen|rufen|klicken|überweisen|melden|antworten) sie|payez|cliquez|appelez|répondez|haga clic|pulse|llame al|clicca|chiami|(?:klik|betaal|bel) (?:nu|hier|direct)|(?:pay|click|call|reply) (?:now|here|today|us)|letzte mahnung|zahlungserinnerung|dernier rappel|dernière relance|último aviso|ultimo (?:avviso|sollecito)|laatste (?:aanmaning|herinnering)|final notice)(?!\p{L})/iu
const MOST_IN_A_BREATH = 700
const FEWEST_WORDS = 5

/** "Handwerker hat gepfuscht und will das volle Geld": who did what, in one line, to nobody. */
function isTroubleInBrief(letter: Letter, text: string): boolean {
  const { reader } = wordsOf(letter)
  const others = letter.abroad.others[letter.language]
  if (!others || !BRIEF.test(text)) return false
  return others.test(text) && reader?.test(text) !== true && !OF_LETTERS.test(text)
}

const BRIEF = /^(?=(?:\S+ ){4})[^\n:!%]{20,110}$/
/** Who mostly does such things, or what happened. English has its own in `enquiry.ts`. */
const OTHERS =
  /\b(?:landlord|boss|manager|hr|shop|store|seller|dealer|garage|builder|neighbou?r|employer|insurer|airline|collector|bailiff)s?\b|\b(?:they|he|she) (?:says?|said|won'?t|refuse[sd]?|wants?|keeps?|kept|charged|told|never|just)\b/i
