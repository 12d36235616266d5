/** The day on which a paper or goods came or somebody died, as a question tells it: "am 12.11. kam ein gelber Brief", "décédé le 20 octobre". */
import type { ToldEvent } from '@plainletter/contracts/reading'

import { addDays } from './day-count.ts'
import type { FoundDate } from './found-date.ts'
import type { Letter } from './letter.ts'
import { quoteOf, toSpan } from './normalise.ts'
import { pastDays } from './past-days.ts'
import type { PastDay } from './past-days.ts'
import { leftOf, rightOf } from './sentence.ts'

/** At most one of each kind: where several papers came on several days, nothing tells which is meant. */
export function toldEvents(
  letter: Letter,
  dates: readonly FoundDate[],
  today: string,
): ToldEvent[] {
  const days = pastDays(letter, dates, today).filter(({ iso }) => iso >= addDays(today, -LONG_AGO))
  const of = (isSo: Sign) => days.filter((day) => isSo(letter, day))
  const came = of(hasCome)
  return [
    ...single(letter, 'paper', came.length > 0 ? came : of(isDated)),
    ...single(letter, 'delivery', of(isDelivery)),
    ...single(letter, 'death', dayLearned(of(isDeath), of(isLearned))),
  ]
}

/** The time for an estate runs from the day on which the heir learned of the death, where another is told for it. */
function dayLearned(deaths: readonly PastDay[], learned: readonly PastDay[]): readonly PastDay[] {
  const died = deaths.filter((day) => !learned.includes(day))
  const later = learned.filter(({ iso }) => died.every((day) => day.iso <= iso))
  return deaths.length > 0 && later.length > 0 ? later : deaths
}

/** Papers of longer ago are history. */
const LONG_AGO = 120

type Sign = (letter: Letter, day: PastDay) => boolean

function single(
  { working }: Letter,
  event: ToldEvent['event'],
  days: readonly PastDay[],
): ToldEvent[] {
  const [first, ...others] = days
  if (!first || others.some(({ iso }) => iso !== first.iso)) return []
  const span = toSpan(working, first.start, first.end)
  return [{ event, iso: first.iso, span, quote: quoteOf(working, span) }]
}

const CAME = [
  String.raw`got|received|served|arrived|came|handed|posted through|given (?:me|us|my)|gave (?:me|us|my)|was given|te?xt(?:s|ed)? (?:me|us)|sacked|fired|dismissed|let go`,
  String.raw`erhalten|bekommen|gekriegt|krieg(?:te|t)? ich|zugestellt|gekommen|kam(?:en)?|bekam(?:en)?|erhielt(?:en)?|(?:im|in den) briefkasten|in die hand gedrückt|überreicht|übergeben|ausgehändigt|zugegangen|eingegangen|gekündigt (?:worden|bekommen)`,
  String.raw`reçue?s?|arrivée?s?|signifiée?s?|notifiée?s?|remise?s?|apporté|laissé|déposé (?:un|une|le|la) (?:avis|acte|commandement)|licenciée?|viré`,
  String.raw`recib[ií]|recibido|recibimos|lleg(?:ó|ado)|notificaron|notificado|entregaron|entregó|entregado|dieron|(?:me|nos|le) dio (?:la|el|una?) (?:carta|papel|escrito|burofax|notificación)|recog[ií]|recogido|despidieron|despedid[oa]`,
  String.raw`ricevut[oae]|arrivat[oae]|notificat[oae]|consegnat[oae]|ritirat[oae]|(?:mi|ci|le) (?:hanno|ha) dato (?:la|il|una?) (?:lettera|atto|raccomandata)|licenziat[oa]`,
  String.raw`ontvangen|ontving|gekregen|kreeg|krijg ik|binnengekomen|betekend|ontslagen|afgegeven|overhandigd`,
].join('|')
const LETTER = String.raw`letter|notice|brief|bescheid|schreiben|kündigung|mahnbescheid|\p{L}+bescheid|courrier|lettre|décision|notification|carta|escrito|resolución|lettera|avviso|atto|beschikking|besluit`
const DIED = String.raw`died|passed away|death|ge?storben|verstorben|verstarb|starb|tod|décédée?|morte?|décès|est partie?|falleci[óo]|fallecid[oa]|murió|muerto|mort[oa]|decedut[oa]|è mancat[oa]|overleden|overleed|gestorven|stierf`
const LEARNED = String.raw`erfahren|erfuhr|gehört|benachrichtigt|mitgeteilt|informiert|learn(?:ed|t)|found out|heard|told|appris|apprenais|prévenue?|informée?|enteré|supe|avisaron|informaron|saputo|appreso|avvisat[oa]|vernomen|gehoord|hoorde|te weten`
const DELIVERED = String.raw`delivered|delivery|geliefert|lieferung|angeliefert|eingebaut|montiert|paket|päckchen|livrée?s?|livraison|posée?s?|installée?s?|colis|entregad[oa]s?|instalad[oa]s?|paquete|pedido|consegnat[oaie]|installat[oaie]|pacco|geleverd|bezorgd|bezorging|geplaatst|geïnstalleerd|pakket|pakje|parcel|package`

/** Nearer than this, with no other number between them, a day and a verb belong together. */
const BEFORE = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?:[^.?!\d]|\d+[- ]day){0,60}$`, 'iu')
const BEHIND = (words: string) =>
  new RegExp(String.raw`^[^.?!\d]{0,90}(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
const [CAME_BEFORE, CAME_BEHIND] = [BEFORE(CAME), BEHIND(CAME)]
const [DIED_BEFORE, DIED_BEHIND] = [BEFORE(DIED), BEHIND(DIED)]
const DELIVERED_BEFORE = BEFORE(DELIVERED)
/** "Signé le 1er octobre, posés le 16 novembre": the day of the order stands in a part of its own. */
const DELIVERED_BEHIND = new RegExp(
  String.raw`^[^.?!,;\d]{0,70}(?<!\p{L})(?:${DELIVERED})(?!\p{L})`,
  'iu',
)
/** "Gestorben am 9. Oktober, erfahren am 16.": each verb in its own half of the sentence. */
const LEARNED_BEHIND = new RegExp(
  String.raw`^(?:(?!(?:${DIED})(?!\p{L}))[^.?!,;\d]){0,70}(?<!\p{L})(?:${LEARNED})(?!\p{L})`,
  'iu',
)
const LEARNED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${LEARNED})(?!\p{L})[^.?!,;\d]{0,30}$`,
  'iu',
)
const DATED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${LETTER})(?!\p{L})[^.?!\d]{0,40}(?:dated|vom|datiert|date[esd]? (?:du|de)|du|de fecha|del?|van|gedateerd)|dated|datiert(?: auf| vom)?|en date du|datée? du|date du|con fecha|in data|d\.d\.)(?: den| the)? $`,
  'iu',
)
/** "Reçu mon congé pour le 30 juin", "Kündigung zum 31.10. bekommen": when it ends, and not when it came. */
const ENDS_THEN =
  /(?<!\p{L})(?:pour le|zum|bis|auf den|auf|per|ab|para el|hasta el|per il|entro il|met ingang van|tegen|au|until|by|before|from|effective)(?: the| zum)?\s$/iu

/** "Der Chef hat mir am 3.11. gekündigt": notice that others gave, and not the person's own. */
const GAVE_NOTICE =
  /(?<!\p{L})(?:(?:hat|haben|wurde|wird) (?:mir|uns|ihm|ihr|meine[rmn]? \p{L}+)|chef\p{L}*|arbeitgeber\p{L}*|vermieter\p{L}*)(?!\p{L})[^.?!]{0,60}(?:$|(?<!\p{L})gekündigt)/iu

const OWN_NOTICE = /(?<!\p{L})(?:habe? ich|ich (?:habe?|hatte)|haben wir|wir haben)(?!\p{L})/iu

/** "11月9日に受け取りました": in Japanese the day stands first, and no space parts the words. */
const CAME_IN_JAPANESE =
  /^(?:に|、)?[^。?？!！\d]{0,30}(?:受け取|届[いき]|渡され|送達され|来(?:まし|た|て)|もらい|もらっ)/u

const hasCome: Sign = (letter, day) =>
  isNear(letter, day, [CAME_BEFORE, CAME_BEHIND]) ||
  CAME_IN_JAPANESE.test(letter.working.text.slice(day.end)) ||
  isNoticeGiven(letter, day)
const isDeath: Sign = (letter, day) => isNear(letter, day, [DIED_BEFORE, DIED_BEHIND])
const isDelivery: Sign = (letter, day) => isNear(letter, day, [DELIVERED_BEFORE, DELIVERED_BEHIND])
const isLearned: Sign = (letter, day) => isNear(letter, day, [LEARNED_BEFORE, LEARNED_BEHIND])
const isDated: Sign = ({ working: { text } }, { start }) => DATED.test(leftOf(text, start))

function isNoticeGiven({ working: { text } }: Letter, { start, end }: PastDay): boolean {
  const [left, right] = [leftOf(text, start), rightOf(text, end)]
  if (ENDS_THEN.test(left) || !/^[^.?!]{0,90}(?<!\p{L})gekündigt(?!\p{L})/iu.test(right))
    return false
  if (OWN_NOTICE.test(left + right)) return false
  return GAVE_NOTICE.test(left) || GAVE_NOTICE.test(right)
}

function isNear(
  { working: { text } }: Letter,
  { start, end }: PastDay,
  [before, behind]: readonly [RegExp, RegExp],
): boolean {
  const left = leftOf(text, start).slice(-100)
  if (ENDS_THEN.test(left)) return false
  // The day may itself hold the verb: "reçu jeudi".
  const own = text.slice(start, end).replaceAll(/[^\p{L} ]/gu, ' ')
  return behind.test(rightOf(text, end)) || before.test(left + own)
}
