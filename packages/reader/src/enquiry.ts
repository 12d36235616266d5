/** Tells a person's question from a letter. */
import { isSentInLine, isTroubleInLine } from './few-words.ts'
import type { Letter } from './letter.ts'
import {
  askingAbroad,
  isHasty,
  isSpokenToOne,
  isTypedLine,
  isUnread,
  structureless,
} from './question-abroad.ts'
import { endsWithTag } from './question-tag.ts'
import { isSaidToReader } from './said-to-reader.ts'
import { isLineOfFirm, isToldByOne } from './told-story.ts'
import { isTypedInBrief } from './typed-in-brief.ts'

const FIRST_PERSON =
  /\b(?:i|i'm|im|i've|ive|i'd|i'll|my|me|mine|dad|mum|mom|nan|gran|husband|wife|our landlord|myself|ich|mein|meine|meinen|mir|mich|je|j'ai|mon|ma|mes|mi|mis|mio|mia|mijn|ik)\b/gi
/** How people put a question, in the languages of the countries. */
export const ASKS =
  /\b(?:can (?:i|they|he|she|we|the|my|you|a|someone|bailiffs?)|do i|does (?:it|this|he|she|my|they|mum|dad|anyone)|how do we|can we|do we|do they|am i|are they|is (?:it|this|that|there|he|she)|what (?:can|should|do|are|is|happens)|how (?:do|can|long|much|should|many|come)|(?:do|does|did|has|have) (?:a|an|the|i|we|they|it|debts?|bailiffs?|my|someone|anyone)|who (?:has|pays|is)|which|should i|could i|will (?:i|they|it|we|my|the|he|she)|would (?:i|it)|where do i|who (?:do|can)|when (?:do|can|should)|by what date|has anyone|any (?:advice|help|ideas)|please help|help me|not sure what|don't know what|what's|anyone know|must i|what'?s the diff\w*|is it (?:legal|true|too late)|am i (?:liable|entitled)|at a loss|don'?t know (?:if|how|what|whether)|dont know|no idea|need (?:some )?(?:help|advice)|advice (?:please|needed)|have i got|are my|why (?:is|are|do|can)|kann (?:ich|mein|der|die|er|sie)|muss ich|darf (?:ich|mein|er|sie)|was (?:soll|kann|muss|passiert)|wie (?:lange|kann|viel)|puis-je|est-ce que|que (?:faire|dois-je|risqu\w+)|dois-je|peut-il|est-ce qu'|devons-nous|pouvons-nous|m[üu]ssen wir|d[üu]rfen (?:wir|die)|k[öo]nnen wir|podemos|tenemos que|dobbiamo|possiamo|moeten (?:we|wij)|mogen (?:we|wij)|que hago|qu[eé] (?:hago|puedo|pasa|hacer)|puedo|tengo que|posso|cosa (?:posso|devo|fare|succede)|mag (?:ik|mijn|hij)|moet ik|wat (?:nu|kan|moet)|hoe (?:lang|kan)|kan ik|czy)\b/gi
const LETTER_MARKS =
  /^(?:dear (?:sir|madam|mr|mrs|ms|miss|customer|occupier|tenant|proprietor|parent|resident|all)|yours (?:sincerely|faithfully)|our ref|your ref|(?:signed|dated): \S|ref(?:erence)?\b.{0,20}:|account (?:no|number)|date of (?:notice|issue)|claim (?:no|number)\b|notice (?:of|to)\b|(?:geachte|sehr geehrte|egregio|gentile|estimad[oa]) .{2,40}[,:]?$|(?:groet(?:en)?|met vriendelijke groet(?:en)?|mit freundlichen grüßen|hochachtungsvoll|distinti saluti|atentamente),?$)/gim
/** "I know," she said: told by nobody who asks. */
const DIALOGUE = /"[^"\n]{1,200}[,.?!]" (?:said|he|she|asked|the)\b/i
/** A chapter of a book; those of the American bankruptcy law are no story. */
const STORY =
  /^chapter \b(?! ?(?:7|11|13)\b[^\n]{0,90}(?:bankrupt|discharg|debt|collect|credit|trustee|filed|lawyer))|\bcurriculum vitae|^profile$|lorem ipsum|^by \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/imu

/** True for a typed question: first person, asking, and no letter around it. */
export function isEnquiry(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 12_000).trim()
  if (text === '' || STORY.test(text) || isLineOfFirm(letter, text)) return false
  if (isSaidToReader(letter, text)) return false
  if (isTyped(letter, text)) return true
  if (isMessage(letter, text)) return false
  if (isUnread(letter, text)) return false
  if (letter.language === 'ja' && letter.abroad.isJapaneseQuestion(letter, text)) return true
  const asked = asking(text) + askingAbroad(letter, text)
  return asked + telling(text) - form(letter, text) >= 3
}

/** What a letter has and a question has not. A few words in small letters are no heading: "notice of termination 4 years in house". */
function form(letter: Letter, text: string): number {
  return isTypedLine(text) ? 0 : structure(letter, text) + shape(letter)
}

/** What nobody writes but who types a question or tells of their own trouble. */
function isTyped(letter: Letter, text: string): boolean {
  return (
    isToldByOne(letter, text) ||
    isHasty(text) ||
    isTroubleInLine(letter, text) ||
    isTypedInBrief(letter, text)
  )
}

/** Spoken in a story, or said to one person. */
function isMessage(letter: Letter, text: string): boolean {
  if (DIALOGUE.test(text) && !asksForSelf(text)) return true
  return (
    isSentInLine(text) ||
    isToOnePerson(text) ||
    isSignedMessage(text) ||
    isSpokenToOne(letter, text)
  )
}

/** "Hi all, the club meets on Saturday … Rob": begun and signed as a message, and nothing is asked of an adviser. */
function isSignedMessage(text: string): boolean {
  return GREETED.test(text) && SIGNED.test(text) && !WANTS_ADVICE.test(text)
}

const GREETED =
  /^(?:hi|hello|hey|dear|morning|good morning|evening)\b (?!there|guys|forum|sirs?\b|advis)[^\n?]{2,40}(?:\n|[,.!])/i
const SIGNED =
  /\n *(?:love,? )?\p{Lu}[\p{L}'’-]+(?: (?:and |& )?\p{Lu}[\p{L}'’.-]*){0,3},?(?: x+)?\s*$/u
const WANTS_ADVICE =
  /\?|\b(?:advi[cs]e|help|anyone|anybody|wondering|want to know|wish to know|need to know|my rights|is (?:it|this) (?:legal|lawful|allowed)|can (?:they|he|she|my|i)|do i|should i|what (?:can|should|do) i)\b/i

/** "Hi Sam, please be out by 30 May": a message to somebody by name, that asks nothing. */
function isToOnePerson(text: string): boolean {
  return (
    /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear) \p{Lu}\p{Ll}+[,.!]/u.test(text) &&
    !text.includes('?') &&
    count(text, /\b(?:you|your)\b/gi) >= 2
  )
}

/** Outside what is quoted, somebody speaks of "my landlord" and puts a question. */
function asksForSelf(text: string): boolean {
  const told = text.replace(/"[^"\n]{0,300}"/g, ' ')
  return told.includes('?') && count(told, /\b(?:i|my|me)\b/gi) >= 4
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function asking(text: string): number {
  const endsAsking = /[?؟]\s*(?:thanks?.*)?$/i.test(text)
  const isTagged = text.length < TYPED && endsWithTag(text)
  return (
    Math.min(3, count(text, ASKS)) +
    (/[?؟]/.test(text) ? 1.5 : 0) +
    (endsAsking ? 1 : 0) +
    (isTagged ? 2.5 : 0) +
    (HEARD.test(text) ? 2.5 : 0) +
    (isPlight(text) ? 3 : 0)
  )
}

/** "The shop has tried twice and now refuses a refund": what went wrong, told in one breath to nobody. */
function isPlight(text: string): boolean {
  if (text.length >= TYPED || text.includes('\n') || TO_SOMEBODY.test(text)) return false
  return PLIGHT.test(text) || (text.length < ONE_BREATH && TROUBLE.test(text))
}

const ONE_BREATH = 120
/** "Neighbour's dog barks all night", "The sheriff is coming": somebody at the other side, and what they do. */
const TROUBLE =
  /^(?:the |a |an |upstairs |next door |our |my )?(?:neighbou?r|landlord|landlady|sheriff|bailiff|boss|manager|employer|council|police|ex|flatmate|roommate|tenant|builder|garage|insurer|airline|seller|school|agent)s?(?:'s?)? (?:\w+ ){0,3}(?:barks?|(?:is|are) (?:coming|not|loud|noisy|always|threatening|refusing|trying|going|taking|selling|evicting)|(?:has|have) (?:not|never|kept|taken|changed|stopped|cut|blocked)|won't|keeps?|wants?|says|refus\w+|coming|came|parks?|plays?|took|takes|threaten\w*|blocks?|built|cut|sacked|fired)\b/i

const TO_SOMEBODY = /\b(?:you|your|we|our|us|dear|please)\b|@|https?:/i
const PLIGHT =
  /\b(?:retailer|seller|shop|store|dealer|trader|builder|garage|landlord|agent|employer|boss|airline|insurer|supplier|company|bank|neighbour)\b[^.]{0,80}\b(?:refus(?:es|ed)|won't|will not|ignor(?:es|ed)|failed|keeps?|denies|denied)\b/i

/** A question typed in one breath is shorter than this. */
const TYPED = 300
/** How people begin when they repeat what they were told. */
const HEARD =
  /^(?:(?:my |a |some )?(?:mate|friend|neighbour|colleague|bloke|brother|sister|dad|mum|man)\b[^.,]{0,20} (?:says?|said|told|reckons?)|(?:i(?:'ve|ve)? |been )?(?:heard|told|read)\b|apparently\b)/i

function telling(text: string): number {
  const words = count(text, /\S+/g)
  const isToNobody = !/\b(?:you|your|yours)\b/i.test(text)
  const us = (isToNobody ? count(text, OURSELVES) : 0) + householdAbroad(text)
  const person = count(text, FIRST_PERSON) + us
  const isShort = words < 40 && person === 0 && text.includes('?')
  return (
    Math.min(4, (person / Math.max(words, 20)) * 60) + opening(text, words) + (isShort ? 1.5 : 0)
  )
}

/** "Our client" and "we write" are a firm's words, not a household's. */
const OURSELVES =
  /\b(?:we(?! (?:can confirm|write|refer|act|enclose|note|attach|look forward|are instructed))|we're|our(?! clients?)|us)\b/gi

/** "Nous sommes locataires": a household that asks, where nobody is spoken to. */
function householdAbroad(text: string): number {
  if (!text.includes('?') || SPOKEN_TO.test(text)) return 0
  return count(text, OURSELVES_ABROAD)
}

const SPOKEN_TO = /(?<!\p{L})(?:vous|votre|Sie|Ihnen|Ihr\p{L}*|usted|Lei|uw|u)(?!\p{L})/u
const OURSELVES_ABROAD =
  /(?<!\p{L})(?:nous|notre|wir|unser\p{L}*|nosotros|nuestr\p{L}*|abbiamo|siamo|nostr[oaie]|wij|onze?|ons)(?!\p{L})/giu

/** How people begin when they type a question. */
function opening(text: string, words: number): number {
  const isAsking =
    words < 60 &&
    /^(?:how|what|whats|what's|when|where|who|which|why|does|do|did|can|could|should|will|would|is|are|am|if)\b/i.test(
      text,
    )
  const isPlain = /^(?:hi|hello|hey|so|ok|help|my|i|i'm|im|we|got|had|been|someone|they)\b/i.test(
    text,
  )
  const isBare = words <= 12 && structureless(text)
  // "FPS contestation": a short name in capitals and a plain word are typed too.
  const bare = /^(?:\p{Ll}|\p{Lu}{2,5} \p{Ll})/u.test(text) ? 3 : 1.5
  return (
    (isAsking ? 2.2 : 0) +
    (isPlain ? 1.5 : 0) +
    (isBare ? bare : 0) +
    typed(text, { words, isBare })
  )
}

/** One paragraph without capitals, in the words of somebody who types. */
function typed(text: string, { words, isBare }: { words: number; isBare: boolean }): number {
  if (text.includes('\n')) return 0
  const isTyped = words < 80 && TYPING.test(text)
  const isLower = words < 60 && !isBare && /^\p{Ll}/u.test(text)
  return (isTyped ? 1.5 : 0) + (isLower ? 0.7 : 0)
}

/** Contractions without their mark and such: no letter prints them. */
const TYPING =
  /\b(?:cant|dont|wont|doesnt|didnt|isnt|havent|hasnt|wasnt|theyre|youre|ive|cos|tho|thats|hes|shes)\b/i

/** What only letters have: headings, labels, formulas of greeting, footers. */
function structure(letter: Letter, text: string): number {
  const hasLetterhead = letter.lines.slice(0, 3).some((line) => isHeading(line.text))
  const isFormal = /\b(?:yours (?:sincerely|faithfully)|authorised and regulated|enclosed)\b/i.test(
    text,
  )
  const isMessage =
    /^[^\n]{0,3}\p{Lu}[\p{L}&' -]{1,30}\]?: ?/u.test(text) &&
    !/^(?:question|hi|hello|help|q|england|wales|scotland|northern ireland|ni|uk)\b/i.test(text)
  const isDemand =
    /\b(?:i|we) (?:hereby |now |therefore )?(?:demand|require|insist) that you\b/i.test(text)
  const hasOwnRef =
    /\bref:? ?[A-Z]{0,4}\d{4,}/i.test(text) && /\b0\d{3,4} ?\d{3} ?\d{3,4}\b/.test(text)
  return (
    count(text, LETTER_MARKS) * 2.5 +
    (isMessage ? 3 : 0) +
    (hasOwnRef ? 3 : 0) +
    (isDemand ? 5 : 0) +
    (hasLetterhead ? 2 : 0) +
    (isFormal ? 3 : 0)
  )
}

/** Many short lines are a letter or a form; a question is a paragraph or three. */
function shape(letter: Letter): number {
  const full = letter.lines.filter((line) => line.text !== '')
  const short = full.filter((line) => line.text.length < 45).length
  return full.length >= 8 ? Math.min(4, short / 4) : 0
}

function isHeading(line: string): boolean {
  if (line.length < 4 || line.length > 70 || /[?]/.test(line)) return false
  const words = line.split(' ')
  const capital = words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length
  return capital >= Math.max(2, words.length * 0.6)
}
