/** Steps in a letter that make it urgent whatever its tone. */
import type { Reading } from '@plainletter/contracts/reading'

import { addDays } from './day-count.ts'
import { lineAt, signsOf } from './letter.ts'
import type { Letter } from './letter.ts'

/** A statutory notice to put a breach of the tenancy right. */
export function isNoticeToRemedy(text: string): boolean {
  return REMEDY_NOTICE.test(text)
}

/** A day is set on which a supply ends, or the day on which it may end is less than two weeks away. */
export function isCutOffSet(text: string, { deadline, dates }: CutOff): boolean {
  if (CUT_OFF_SET.test(text) || CUT_OFF_ANNOUNCED.test(text)) return true
  const own = dates.find(({ role, iso }) => role === 'letter' && iso?.length === 10)?.iso
  if (!own || !deadline?.iso || deadline.relativeDays !== null) return false
  return CUT_OFF_DAY.test(text) && deadline.iso < addDays(own, 14)
}

type CutOff = Pick<Reading, 'deadline' | 'dates'>

const REMEDY_NOTICE =
  /\bnotice to remedy\b|\bwarning notice\b[^]{0,40}\brent arrears\b|\b(?:remedy|cure) (?:this|the) (?:breach|default)\b|\bpay (?:rent )?or (?:quit|vacate)\b|zahlungsaufforderung mit kündigungsandrohung|\bart\.? ?257 ?d (?:(?:abs|al)\. ?1 )?(?:or|co)\b/i
const CUT_OFF_SET =
  /\b(?:scheduled for (?:disconnection|shut-?off|termination)|(?:will|can|may) be (?:disconnected|shut off|cut off|terminated) on)\b|sperrtermin|cortar el suministro a partir|afsluitdatum|sluiten (?:wij )?op \d/iu

/** "Ankündigung der Stromsperre", "coupure programmée le", "il distacco verrà eseguito il": the last word of a supplier, days before. */
const CUT_OFF_ANNOUNCED =
  /(?<!\p{L})(?:ankündigung der (?:strom|gas|wasser|wärme|versorgungs|energie|liefer)\p{L}*(?:sperre|sperrung|unterbrechung|einstellung)|ankündigung der (?:unterbrechung|sperrung|einstellung) (?:der|ihrer) \p{L}+|am \d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}) ?\d{2,4}[^.\n]{0,60} (?:unterbrechen|unterbrochen|sperren|gesperrt|abstellen|abgestellt)|(?:sperr|unterbrechungs)ankündigung|coupure (?:programmée|prévue|planifiée) (?:pour )?le \d|(?:technicien|agent)[^.\n]{0,60}(?:couper|coupure|suspendre|interrompre)[^.\n]{0,40} le (?:\p{L}{5,8} )?\d|(?:distacco|sospensione)[^.\n]{0,40} (?:sarà|verrà) (?:eseguit|effettuat)[oa] (?:il|in data) |afsluiting vindt plaats op )/iu

/** "We can shut you off on or after 3 May", "disconnection date: 05/03": a supplier names the day. */
const CUT_OFF_DAY =
  /\b(?:(?:will|shall|may|can|could|to)\b[^.\n]{0,30}\b(?:disconnect(?:ed|ion(?: of (?:your|the) \w+(?: \w+)?)?)?|de-?energi[sz]ed?|(?:cut|shut|turn|switch)(?:ed|ting|ning|ing)?(?: (?:you|it|them|(?:the|your) \w+(?: \w+)?))? off)\b[^.\n]{0,50}\b(?:on|after|from|as early as|as of)|(?:shut-?off|disconnect(?:ion)?|cut-?off) date:?)\s(?:\p{L}{6,9}day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d{1,2}[/.-]\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,7}\.? \d)/iu

/** A default notice under section 87 of the Consumer Credit Act 1974. */
export function isDefaultNotice(letter: Letter): boolean {
  return /\b(?:default notice|notice of default)\b[^.]{0,60}\b(?:section|s\.?) ?87|(?:served|given|issued) under (?:section|s\.?) ?87/i.test(
    letter.working.text.slice(0, 20_000),
  )
}

/** The certificate or order is the letter itself, not a step it warns of. */
export function isPenaltyRegistered(letter: Letter): boolean {
  const isHeaded = signsOf(letter, 'charge_certificate').some(({ start }) => {
    const line = lineAt(letter.lines, start)
    return (
      line !== undefined &&
      line.text.length <= 90 &&
      !TO_COME.test(letter.working.text.slice(line.start, start)) &&
      (line.block !== 'body' || line.index < 4 || line.text === line.text.toUpperCase())
    )
  })
  return (
    isHeaded ||
    /has (?:now |therefore )?been (?:registered|increased)|been registered|warrant of control|enforcement order|enforcement warrant|\bmajorée\b[^]{0,900}\bsaisie|providencia de apremio|\bgijzeling\b/i.test(
      letter.working.text.slice(0, 20_000),
    )
  )
}

/** "After that, by charge certificate": a row that says what comes later. */
const TO_COME = /\b(?:after|afterwards|later|if|may|will|could|by|when|before|then)\b/i

/** The state takes goods or goes to court. */
export function isTakenByState(paper: string): boolean {
  const text = REMINDS.test(paper.slice(0, 800)) ? withoutThreats(paper) : paper
  return (
    /take control of (?:your )?(?:goods|belongings|possessions|property)|\btak(?:e|ing) your (?:goods|belongings|possessions)|enforcement (?:agent|officer)|distraint|bankruptcy petition|notice of attachment|(?<!\bor (?:by )?)attachment of (?:your )?earnings|county court|intent to (?:levy|seize)|\bwill seize your\b|(?<!\bmay\b[^.]{0,120})to the sheriff|embargo|apremio|fermo amministrativo|preavviso di fermo|iscrizione del fermo|\bsaisie\b|esecuzione forzata|pignoramento|vollstreckung|pfändung|dwangbevel|差し?押/i.test(
      text,
    ) || NO_MORE_WORDS.test(text)
  )
}

/** A reminder, whose title says so: what it names is still to come. */
const REMINDS =
  /(?:^|\n)[ \t]*(?:(?:eerste|laatste|zweite|letzte|premier|dernier|secondo|ultimo|segundo) )?(?:aanman[i1l]ng|betalingsherinnering|mahnung|zahlungserinnerung|rappel|lettre de (?:rappel|relance)|sollecito(?: di pagamento)?|avviso bonario|recordatorio(?: de pago)?)[ \t]*(?:\n|$)/iu

/** "Una vez firme, … vía de apremio", "in mancanza … esecuzione forzata": what an office may do much later, if its decision stands unpaid. */
const IF_UNPAID =
  /(?:^|(?<=[.!?;]\s))[^.!?;]{0,40}(?<!\p{L})(?:una vez firme|transcurrid[oa]|si no|de no|en caso|in mancanza|in difetto|qualora|trascorso|decors[oa]|(?:beta{1,2}lt|voldoet|reageert) u|zahlen sie|à défaut|faute de|sans (?:paiement|réponse|règlement)|passé ce délai|indien|als u|bij gebreke|wenn|falls|sofern|andernfalls|sollten)(?!\p{L})(?:[^.!?]|\.(?=\d))*/giu

/** The text without what comes only if the reader neither pays nor objects, in the languages beside English. */
export function withoutThreats(text: string): string {
  return text.replace(IF_UNPAID, '')
}

/** "We may, without telling you again: issue a garnishee notice": the next step needs no letter. */
const NO_MORE_WORDS =
  /\bwithout (?:(?:any )?(?:further|more|prior|other) (?:notice|warning|contact|reminder)|(?:telling|notifying|contacting|warning|writing to|reminding) you(?: again)?)\b[^.]{0,60}\b(?:garnish|levy|seize|attach|enforc|legal action|court|deduct|sheriff|bailiff)|\b(?:garnish\w*|levy|seize|attach\w*|enforc\w+|legal action|court|sheriff|bailiffs?)\b[^.]{0,60}\bwithout (?:(?:any )?(?:further|more|prior|other) (?:notice|warning|contact|reminder)|(?:telling|notifying|contacting|warning|writing to|reminding) you(?: again)?)\b/i

/** Goods are clamped or taken, or money is taken from wages. */
export function isSeizure(text: string): boolean {
  return /\b(?:clamp or seize|seize (?:and sell )?your|take money from your (?:wages|benefit|bank)|warrant to seize|garnish (?:up to \d+ ?(?:%|percent) of )?your (?:wages|pay|disposable)|(?:collect|recover)\w* (?:this |the |it )?(?:debt )?by (?:offset|deductions?)|deduct\w*[^.\n]{0,40} from (?:your|each) (?:\w+ ){0,3}(?:pay|wages|paycheck|salary))\b/i.test(
    text,
  )
}

/** A lien on the home is filed next. */
export function isLienNext(text: string): boolean {
  return /\b(?:intent(?:ion)?|intends) to (?:(?:file|record|register|place|claim) )?(?:an? |the )?(?:claim of |certificate of )?(?:(?:mechanic['’]?s?['’]?|construction|builder['’]?s?|contractor['’]?s?|materialm[ae]n['’]?s?) )?lien\b/i.test(
    text.slice(0, 8000),
  )
}

/** A host gives a day or two before it takes the reader's page or account down. */
export function isTakenDown(
  { working }: Letter,
  { documentType, deadline }: Pick<Reading, 'documentType' | 'deadline'>,
): boolean {
  if (documentType !== 'COPYRIGHT_INFRINGEMENT_LETTER') return false
  return (deadline?.relativeDays ?? 99) <= 3 && TAKES_DOWN.test(working.text.slice(0, 8000))
}

const TAKES_DOWN =
  /\b(?:we|us|will|may|to)\b[^.\n]{0,24}\b(?:disable|suspend|take down|remove|terminate|block|close|delist)\b[^.\n]{0,40}\b(?:repository|account|site|website|page|listing|content|channel|store|shop|video|post|hosting|domain|access|it)\b/i

/** A lender sells the car that it took back. */
export function isSaleOfGoods(text: string): boolean {
  return /\b(?:plan to sell (?:property|your)|sale of (?:collateral|repossessed)|sell (?:the|your) (?:car|vehicle|property|collateral) at (?:a )?(?:private|public) sale)\b/i.test(
    text,
  )
}

/** A fine that a court has imposed, not one that an office offers. */
export function isCourtFine(text: string): boolean {
  return (
    FURTHER_STEPS.test(text) ||
    (/\bmagistrates['’]? court\b|\bcourt fine\b/i.test(text) &&
      /\b(?:fined £|notice of fine|collection order|fine and collection)/i.test(text))
  )
}

/** The fines officer of a court goes on when the first day has been missed. */
const FURTHER_STEPS = /\bfurther steps notice\b/i

/** What the law punishes when it is not done. */
export function isOffence(text: string): boolean {
  return /\b(?:committing an offence|is (?:a criminal|an) offence not to|may (?:face|be liable to) prosecution)\b/i.test(
    text,
  )
}

/** A warrant that lets officers search the home and take things away, a licence that goes for missed payments, or a fee that is behind. */
export function isLicencePressed(text: string): boolean {
  return (
    /\bsearch warrant\b[^]{0,600}\bseize\b/i.test(text) ||
    isPlanBehind(text) ||
    COURT_IS_NEXT.test(text.slice(0, 4000)) ||
    FEE_BEHIND.test(text.slice(0, 8000))
  )
}

/** "WARNING OF LEGAL PROCEEDINGS": the heading of the last letter before a summons. */
const COURT_IS_NEXT =
  /(?:^|\n)[^.\n]{0,40}\b(?:warning|notice|threat|intention) (?:of|to (?:take|start|issue|begin)) (?:legal|court) (?:proceedings|action)\b[^.\n]{0,30}(?:\n|$)|(?:^|\n)[^.\n]{0,40}\b(?:final|last) (?:warning|notice|letter) before (?:legal|court|prosecution|a summons)\b/i

/** Abroad a fee for broadcasting that was not paid in time is fixed by a decision, which can be enforced. */
const FEE_BEHIND =
  /(?<!\p{L})(?:(?:festsetzungsbesche[i1l]d|s[äa]umniszusch[l1i]ag|mahngebühr|rückständige[nr]? (?:rundfunk)?beitr[äa]ge?|betreibung|mise en poursuite)(?!\p{L})|(?:zahlungserinnerung|mahnung|rappel|sommation|richiamo|sollecito|diffida)[ \t]*(?:\n|$))|受信料[^。]{0,40}未払|支払督促/iu

/** Several instalments that were agreed have been missed, and the licence goes. */
function isPlanBehind(text: string): boolean {
  return /\bpayments? (?:are|is) (?:now )?(?:£[\d.,]{1,9} )?behind\b|\b(?:you have|you've) missed (?:\w+ ){0,3}(?:payments|instalments)\b|\bcatch up\b|\bwe will cancel your licence\b/i.test(
    text.slice(0, 8000),
  )
}

/** Money comes back, and none is asked for. */
export function isRefund(text: string): boolean {
  return (
    /\b(?:repayment of|refund of|we (?:have|will) (?:repaid|refunded?|repay)|overpaid tax|paid too much tax|we owe you|claim your refund)\b/i.test(
      text,
    ) && !/\b(?:you (?:still )?owe|unpaid|underpaid|overdue)\b/i.test(text)
  )
}

/** The terms of an order were broken: a judgment follows without a hearing; or it stands, and is enforced next. */
export function isJudgmentNext(text: string): boolean {
  return FOLLOWS_BREACH.test(text.slice(0, 8000)) || isJudgmentEnforced(text)
}

const FOLLOWS_BREACH =
  /\b(?:tomlin|consent order)\b|\bask (?:the court )?(?:for|to enter) judgment\b|\b(?:enter|apply for) judgment against you\b/i

/** A judgment stands, and whoever won it names the ways to enforce it. */
function isJudgmentEnforced(text: string): boolean {
  const head = text.slice(0, 8000)
  return JUDGMENT_STANDS.test(head) && ENFORCED_BY.test(head)
}

const JUDGMENT_STANDS =
  /\bjudge?ment(?: (?:of|for) [£$€]\s?[\d,.]+)?(?: (?:was|has been|that|which|is|recently|already|now)){0,3} (?:entered|obtained|awarded|granted|given|recorded)(?: by the court)? against you\b|\b(?:obtained|holds?|have|won) (?:a |the )?(?:court |small claims )?judge?ment against you\b/i
const ENFORCED_BY =
  /\b(?:writ of execution|wage garnishment|garnish (?:your )?wages|bank levy|judge?ment lien|enforcement of (?:the )?judge?ment|enforce (?:the|this|my|our) judge?ment|warrant of control|attachment of earnings|seize (?:your|property|goods))\b/i

/** A supplier goes to court to come in. */
export function isWarrantToEnter(text: string): boolean {
  if (
    /\b(?:could|may|might) (?:also )?(?:mean|involve|need|have to|(?:apply|ask)\b(?![^.]{0,60}\bon \d))[^.]{0,60}\bwarrant\b/i.test(
      text,
    )
  )
    return false
  return /warrant (?:to enter|of entry)|rights of entry|(?:apply|applied|application)[^.]{0,40}\bwarrant|magistrates/i.test(
    text,
  )
}

/** A summons, a charge or an interview under caution. */
export function isCriminalCharge(text: string): boolean {
  return /\b(?:you are (?:hereby )?(?:charged|summoned)|single justice procedure|intended prosecution|requisition|court hearing (?:on|will)|(?:the|this|attached|enclosed|accompanying) summons (?:requires|orders|directs|calls)|served with (?:a |the |this )?summons|invited? (?:you )?to (?:an )?interview under caution)\b|(?<!\p{L})(?:indagat[oa]|conclusione delle indagini|imputat[oa]|mise? en examen|convocation devant le tribunal correctionnel|beschuldigten?vernehmung|anklageschrift|investigad[oa] por|diligencias previas|verdachte van|起訴状|略式命令)(?!\p{L})/iu.test(
    text,
  )
}

/** A tax that is late goes to collectors, whether or not the letter names the sum. */
export function isChasedTax(text: string): boolean {
  return LATE_TAX.test(text) && TO_COLLECTORS.test(text)
}

const LATE_TAX =
  /\b(?:did ?n[o'’]t|have not|haven['’]t|not (?:yet |been )*) ?(?:pay|paid)\b[^.\n]{0,40}\b(?:tax|vat|bill)\b|\b(?:tax|vat)(?: bill)? (?:is|was|remains) (?:still )?(?:unpaid|overdue|outstanding)\b/i
const TO_COLLECTORS =
  /\b(?:debt collect\w+|collection (?:agency|agencies|services?)|enforcement|legal costs)\b/i

/** A provider hands on what others claim, and has not told them who its customer is. */
export function isPassedOn(text: string): boolean {
  return HANDED_ON.test(text) && UNNAMED.test(text)
}

const HANDED_ON =
  /\b(?:forward(?:ed|ing)?|pass(?:ed|ing)? on|received) (?:\w+ ){0,3}(?:this|the|a|following) (?:\w+ ){0,2}(?:notice|message|complaint|claim)\b|\b(?:forward|pass on) (?:you |to you )?(?:this|the|a) notice\b/i
const UNNAMED =
  /\b(?:have not|haven['’]t|did not|didn['’]t|will not|do not|has not) (?:given|give|shared?|disclosed?|passed|provided?|revealed?|released?)\b[^.\n]{0,40}\b(?:names?|identity|details|information|personal)\b|\b(?:names?|identity|details) (?:has|have|was|were) not been (?:given|shared|disclosed|passed)\b/i
