/** Whether a sentence asks something of the reader within its time, rather than telling, offering or promising it. */
import { isOthers, OPTIONAL, SETTLED } from './no-duty.ts'
import type { FoundPeriod } from './scan-periods.ts'
import { ACTION } from './weigh-limit.ts'

/** Offered to the reader and not asked. */
function isLeft(said: string, after: string): boolean {
  return OPTIONAL.test(said) || TO_CANCEL.test(after)
}

/** "You have 14 days to change your mind". */
const TO_CANCEL = /^[^.;]{0,50}\b(?:change your mind|to cancel|cooling.off)\b/i

/** Half a year presses nobody, unless the letter says that it must be kept. */
function isFarOff(sentence: string, { unit, count }: FoundPeriod): boolean {
  return (
    unit === 'months' &&
    count >= 6 &&
    !/\byou must do so within\b|disposez d['’]un délai de [^.]{0,90}contester/i.test(sentence)
  )
}

/** A sum of money, with its sign. */
export const A_SUM = /[£€$] ?\d|\d ?(?:€|eur\b|euros?\b)|\b(?:eur|chf) ?\d/i

/** The sentence asks something of the reader, and not long after. */
export function isDemanded(
  sentence: string,
  { period, offset, asks }: { period: FoundPeriod; offset: number; asks: RegExp },
): boolean {
  if (isFarOff(sentence, period)) return false
  if ([FOUND_BY_JUDGE, PROMISED_ABROAD].some((one) => one.test(sentence))) return false
  const said = sentence.slice(0, offset)
  const isSettled = SETTLED.test(said) && !BOUND.test(said)
  const after = sentence.slice(offset)
  if (isSetBefore(said, period)) return !isOthers(said)
  if (isOthers(said) || isSettled || LATER.test(after) || isLeft(said, after)) return false
  if ([NOT_DONE, RULE_ASKED, PROMISED, IT_WILL_COME].some((one) => one.test(said))) return false
  return [...ASKED_BY, asks].some((one) => one.test(sentence))
}

/** "No later than five days before the hearing": set, whatever verb the sentence has. */
function isSetBefore(said: string, { isCountedBack }: FoundPeriod): boolean {
  return isCountedBack && NO_LATER.test(said)
}

const NO_LATER = /\bno(?:t)? later than \S+(?: \(\d+\))?(?: \w+)? days?$/i

/** "You were told that you owed rent, and you did not pay it within": what is over. */
const NOT_DONE =
  /^(?!.*\b(?:if|unless|should|where)\b).*\b(?:you|he|she|they|tenants?) (?:did not|didn't|failed to)\b[^.]{0,50}\b(?:with)?in\b[^.]{0,24}$/is

/** "We have approved £46, which will reach your card in 7 days": what the sender will do. */
const PROMISED =
  /\b(?:we (?:have|will|shall|are|'ve)\b(?:[^.]|\.\d){0,90}\b(?:which|and(?: it| this| the money)?|it|this|the money) (?:will|should) (?:\w+ )?(?:reach|arrive|appear|show|be (?:paid|credited|refunded|returned|sent|transferred|with you|in your|on your|back))|(?:refunds?|payments?|money|cheque|compensation|credit|replacement|parcel|order|sum) (?:will|should) (?:\w+ )?(?:reach|arrive|appear|show|be (?:paid|credited|refunded|returned|sent|transferred|with you|in your|on your|back))|you (?:will|should) (?:receive|get|see|have) (?:it|this|the (?:money|refund|payment|sum)|your (?:money|refund|payment)))\b[^.]{0,70}$/i

/** "I find that the rent was not paid within ten days": what a judge says of the past. */
const FOUND_BY_JUDGE = /\bI (?:find|accept) (?:that|the)\b/

/** "Il rimborso sarà accreditato entro 10 giorni", "Ihr Guthaben wird innerhalb von 14 Tagen überwiesen": what the reader will get. */
const PROMISED_ABROAD =
  /(?<!\p{L})(?:erstattung|rückerstattung|gutschrift|guthaben|remboursement|reembolso|devolución|rimborso|terugbetaling|tegoed)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:wird|sera|será|sarà|verrà|wordt)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:überwiesen|gutgeschrieben|ausgezahlt|crédité|versé|viré|abonad|ingresad|accreditat|versat|overgemaakt|teruggestort|bijgeschreven)/iu

/** "It should reach your account within 5 days". */
const IT_WILL_COME =
  /(?:^|[.!] )\s*(?:it|this|they) (?:will|should) (?:\w+ )?(?:reach|arrive|appear|show|be (?:paid|credited|refunded|returned|sent|transferred|with you|in your|on your|back))\b[^.]{0,70}$/i

/** "Isn't there a rule that tickets have to go out within": the law at large. */
const RULE_ASKED =
  /\b(?:is(?:n['’]?t)?|are(?:n['’]?t)?) there (?:not )?(?:a|an|any|some) (?:\w+ )?(?:rules?|laws?|limits?)\b/i

/** "Your account will be locked in 24 hours": whoever wants to keep it acts before. */
const LOST_IN =
  /\b(?:accounts?|cards?|access|profile|wallet|mailbox|parcel|package|delivery|subscription|service|line)\b[^.]{0,20} (?:will|shall|is going to) be (?:\w+ )?(?:locked|blocked|suspended|frozen|deactivated|disabled|deleted|closed|cancelled|restricted|returned to (?:the )?sender)\b[^.]{0,24}\b(?:with)?in (?:the next )?\d/i

/** "Votre carte sera désactivée sous 48h", "Ihr Konto wird in 24 Stunden gesperrt": the same abroad. */
const LOST_IN_ABROAD =
  /(?<!\p{L})(?:comptes?|cartes?|accès|profil|colis|abonnement|lignes?|garanties?|couverture|konto|\p{L}*karte|\p{L}*zugang|paket|sendung|cuenta|tarjeta|acceso|paquete|servicio|conto|carta|accesso|pacco|utenza|\p{L}*rekening|\p{L}*pas|toegang|pakket|dekking|waarborg)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:sera|seront|wird|werden|será|quedará|sarà|verrà|wordt)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:désactiv|bloqu|suspend|ferm|supprim|détrui|renvoy|retourn|gesperrt|deaktiviert|gelöscht|eingefroren|vernichtet|zurückgeschickt|desactivad|bloquead|cancelad|devuelt|disattivat|bloccat|sospes|chius|restituit|geblokkeerd|gedeactiveerd|afgesloten|vernietigd|teruggestuurd|geschorst|opgeschort)/iu

/** "It can be clamped if the tax is not set up within 24 hours": what must be done, told by what follows where it is not. */
const IF_LEFT_UNDONE =
  /\b(?:if|unless)\b[^.]{2,70}\b(?:is|are|has|have|was)(?: not|n['’]t)?(?: been)? \p{L}{3,16}(?: \p{L}{2,5})? (?:with)?in (?:the next )?\d/iu

/** "Dispone de veinte días para:" above a list of what may be done. */
const HAS_TIME_TO =
  /(?<!\p{L})(?:dispone|disposez|dispose|haben sie|sie haben|dispone di|ha a disposizione|heeft u|u heeft)(?!\p{L})[^.]{0,140}:\s*$|\d (?:dagen|weken) heb(?:ben)? (?:om|anders)(?!\p{L})/iu

/** "Die Frist beträgt einen Monat": behind the sentence that says what may be done. */
const TIME_IS =
  /^[^.]{0,12}(?<!\p{L})(?:(?:einspruchs|widerspruchs|klage|rechtsmittel|beschwerde|einsprache)?frist (?:dafür |hierfür |dazu )?(?:beträgt|ist)|(?:le |ce )?délai (?:pour (?:cela|le faire) )?est (?:de|d['’])|(?:el )?plazo (?:para (?:ello|hacerlo) )?es de|(?:il )?termine (?:per farlo )?è di|(?:de )?(?:bezwaar|beroeps)?termijn (?:daarvoor |hiervoor )?(?:is|bedraagt))(?!\p{L})/iu

/** True for a sentence that says how long the time is of which the one before speaks. */
export function saysHowLong(sentence: string): boolean {
  return TIME_IS.test(sentence)
}

/** "We have not heard from you since, so you need to": asked all the same. */
const BOUND = /\b(?:so|and|but|now)\b[^.]{0,12}\byou (?:must|need to|have to|should)\b/i

/** Steps that come after a reply of the sender or a claim at court, and what the sender will bring by then. */
const LATER =
  /^[^.]{0,50}\b(?:ombudsman|of (?:that|our final) response|of receiving your)|^ (?:geliefert|geleverd|bezorgd|livrée?s?|entregad[oa]s?|consegnat[oaie])(?!\p{L})|^(?: nach| ab)?(?: der| dem)? ?(?:(?:zustellung|eintritt der rechtshängigkeit|rechtshängigkeit) ?)?(?:der |des |einer |eines )?\p{L}*(?:räumungsklage|räumungsanspruchs)(?!\p{L})/iu

/** "We will wait at least 5 business days before making a final decision": the reader's time to speak up. */
const WAITS =
  /\b(?:we|i) (?:will|shall) wait\b[^.]{0,60}\bbefore\b[^.]{0,60}\b(?:deci(?:sion|d\w+)|deny\w*|refus\w+|(?:further|legal|adverse|any) action|proceed\w*)/i

const ASKED_BY = [
  ACTION,
  A_SUM,
  HAS_TIME_TO,
  TIME_IS,
  LOST_IN,
  LOST_IN_ABROAD,
  IF_LEFT_UNDONE,
  WAITS,
]
