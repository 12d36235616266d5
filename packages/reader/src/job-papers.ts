/** Papers about work that is offered, to anybody or to the reader, or that the reader gave up: none is a dismissal. */
import type { Letter } from './letter.ts'
import { endsJobPlainly } from './plain-words.ts'

const APPLY =
  /\b(?:apply (?:now|online|with|by|via)|send (?:us )?(?:a|your) (?:cv|resume|application)|how to apply|(?:closing date|deadline) for applications|applications? close|shortlisted)\b/i
const APPLY_ABROAD =
  /\b(?:bewerbung|bewerben sie|lebenslauf an|cv (?:et|à|al|a)|lettre de motivation|postuler|envía tu|candidatura|solliciteer|sollicitatie)\b|応募/i
const JOB =
  /\b(?:salary|job ref|vacanc(?:y|ies)|per annum|commission|hourly rate|ote|full[- ]time|part[- ]time|permanent|experienced|days holiday|(?:is|are|we'?re) (?:looking for|recruiting|hiring)|seeks (?:an?|experienced|\w+ agents?))\b/i
const JOB_ABROAD =
  /\b(?:(?:wir|unser\w*) such|vollzeit|teilzeit|m\/w\/d|cdi|cdd|h\/f|temps plein|jornada|tempo (?:pieno|indeterminato)|fulltime|parttime|vacature)\b|募集/i

/** Work that is offered to anybody: a job with bailiffs is no visit by one. */
export function isJobAdvert(letter: Letter): boolean {
  const { text } = letter.working
  const isAbroad = letter.language !== 'en'
  const isOpen = APPLY.test(text) || (isAbroad && APPLY_ABROAD.test(text))
  return (
    isOpen &&
    (JOB.test(text) || (isAbroad && JOB_ABROAD.test(text))) &&
    !/\byour (?:employment|role|position|contract|account|debt)\b/i.test(text)
  )
}

const OFFER =
  /\b(?:offer of employment|offer letter|job offer|offer(?:ing)? you (?:the|a|an) (?:\w+ ){0,3}(?:post|position|role|job|contract))\b/i
const OFFER_ABROAD =
  /\b(?:stellenangebot|einstellungszusage|(?:promesse|proposition) d'embauche|oferta de (?:trabajo|empleo)|proposta di assunzione|aanbod (?:van een )?arbeidsovereenkomst)\b|採用内定|内定通知/i

/** Work offered to the reader: its notice periods and probation end nothing. */
export function isJobOffer(letter: Letter): boolean {
  const text = letter.working.text.slice(0, 3000)
  return (
    (letter.language === 'en' ? OFFER : OFFER_ABROAD).test(text) &&
    !endsJobPlainly(letter) &&
    !/\b(?:withdraw\w*|rescind\w*|terminat(?:ed|ing)|(?:decision|decided) to terminate|redundan\w+|settlement|alternative|no longer (?:required|needed)|in lieu of notice)\b|内定取り?消/i.test(
      letter.working.text.slice(0, 12_000),
    )
  )
}

/** The employer takes note that the reader resigned: nobody was dismissed. */
export function isResignationAccepted({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return YOU_RESIGNED.test(text) && TAKEN_NOTE.test(text) && !PUSHED_OUT.test(text)
}

const YOU_RESIGNED =
  /\b(?:your (?:letter of |notice of |email of |written )?resignation|you (?:have )?(?:decided to resign|resigned|tendered your resignation|handed in your notice))\b/i
const TAKEN_NOTE =
  /\b(?:accept(?:s|ed|ing)?|acknowledg(?:e|es|ed|ing)|thank you for|receipt of|received|confirm(?:s|ing)?)\b[^.]{0,60}\b(?:resign(?:ation|ed)|handed in your notice)\b/i
/** A resignation that is treated as something else, or asked for. */
const PUSHED_OUT =
  /\b(?:dismiss(?:ed|al|ing)?|summary|gross misconduct|redundan\w+|in place of|instead of your resignation|job abandonment|deemed to have resigned|treat(?:ed|ing)? (?:this|it|you|your absence) as)\b/i

/** Somebody applies for a job: whatever they did in their last one is not asked of the reader. */
export function isJobApplication({ working }: Letter): boolean {
  const text = working.text.slice(0, 6000)
  return APPLIES.test(text) && OF_APPLICANT.test(text)
}

const APPLIES =
  /\b(?:I(?: would|['’]d) (?:like|love) to|I (?:am writing|write|wish|want) to|I(?:['’]m| am)|please accept (?:this|my) (?:letter|application)|my) (?:apply|applying|application|in application)?\b[^.\n]{0,30}\b(?:for|as|to) (?:the|a|an|your|this) (?:[\p{L}-]+ ){0,4}(?:post|position|role|job|vacancy|apprenticeship|internship|traineeship|placement|opening)\b/iu
const OF_APPLICANT =
  /\b(?:my (?:referees?|references?|cv|r[ée]sum[ée]|curriculum vitae|notice period|experience|current (?:role|job|post)|skills|last job|work history)|I (?:have worked|work|worked|currently work|am currently|managed|led)|recruitment (?:team|manager)|hiring manager|interview)\b/iu
