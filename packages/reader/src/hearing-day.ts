/** The day on which people meet: a hearing, a talk to which somebody is asked, the day that an officer writes. */
import type { DateRole } from '@plainletter/contracts/reading'

import { lineAt } from './letter.ts'
import type { Letter } from './letter.ts'
import { isMeetingOnWork } from './meeting-on-job.ts'

/** Beside a date: what stands before it, close behind it, and all that its sentence still says. */
export type Sides = { left: string; right: string; whole: string }

/** A line of its own in the head is the letter's date; a day in court is a hearing. */
export function placeRole(
  letter: Letter,
  { start, left, right, whole, isTicket }: Sides & { start: number; isTicket: boolean },
): DateRole | undefined {
  if (isOfMeeting(letter, start) && isTicket) return 'incident'
  if (isOfMeeting(letter, start)) return isCourtDay(letter) ? 'hearing' : 'other'
  if (
    lineAt(letter.lines, start)?.block === 'date' ||
    isDayOfWriting(letter, { start, left, right })
  )
    return 'letter'
  return calledRole(letter, { start, left, right, whole })
}

/** A hearing, or another day on which somebody is asked to come. */
function calledRole(
  letter: Letter,
  { start, left, right, whole }: Sides & { start: number },
): DateRole | undefined {
  if (isHeardOn(letter, left, whole) || (HELD_ON.test(left) && isMeetingOnWork(letter)))
    return 'hearing'
  const isCalled = isBidden(left, right) || isAppointment(letter, left, right)
  if (isCalled) return CONFIRMS.test(letter.working.text) ? 'other' : 'hearing'
  return AT_TIME.test(right) && isCalledFor(letter, start) ? 'hearing' : undefined
}

/** "En Zaragoza, a diecinueve de octubre …", "Così fatto in Cuneo, addì …", "Aldus gedaan te Gent op …": where and when somebody signs, in a line of its own. */
function isSignedOn(
  { language, working }: Letter,
  { start, right }: { start: number; right: string },
): boolean {
  if (language === 'en' || language === 'ja' || !/^[ \t.,;]{0,3}(?:\n|$)/.test(right)) return false
  const line = working.text.slice(working.text.lastIndexOf('\n', start - 1) + 1, start)
  return SIGNED_ON.test(line)
}

const SIGNED_ON =
  /^[ \t]*(?:(?:[Dd]ado |[Ff]irmado )?[Ee]n |[Ff]ait à |(?:[Aa]ldus )?(?:[Gg]edaan|[Oo]pgemaakt|[Gg]etekend) te |(?:[Cc]osì |[Ll]etto e )?(?:[Dd]eciso|[Ff]atto|[Ss]ottoscritto|[Dd]ato) (?:in|a) |[Gg]egeben zu )?\p{Lu}[\p{L}'’-]*(?: (?:(?:de|del|di|la|el|los|las|den|ter|aan|sur|en) |l['’])*\p{Lu}[\p{L}'’-]+){0,4}(?: \([\p{L} ]{2,20}\))?(?:, ?(?:a |el |le |l[ìi] |il |addì |op |de |den )?| a | op | le | il )$/u

function isHeardOn({ language }: Letter, left: string, right: string): boolean {
  if (language !== 'en' && TO_APPEAR.test(right)) return true
  if (DECIDED.test(left) || STAYED_AWAY.test(left)) return false
  return (language === 'en' ? HEARD : HEARD_ABROAD).test(left)
}

/** "It will take place on": the day of a talk that the letter calls to. */
const HELD_ON =
  /\b(?:will (?:take place|be held)|(?:is|has been) (?:arranged|scheduled|fixed|set)(?: to take place)?) (?:for|on) (?:\p{L}{3,6}day,? )?$/iu

/** "You did not appear on 14 October": the day has been. */
const STAYED_AWAY =
  /\b(?:did not|didn't|failed to|failure to|failing to|never) (?:appear|attend|report)\b[^.\n]{0,60}$/i

/** "Nous vous prions de venir le mercredi 16 décembre, à 14 h 30": asked to a talk at an hour. */
function isBidden(left: string, right: string): boolean {
  return AT_TIME.test(right) && BIDDEN.test(left)
}

/** "Your appointment with your work coach is on": a day that is kept, as it costs money to miss it. */
function isAppointment(letter: Letter, left: string, right: string): boolean {
  return AT_TIME.test(right) && APPOINTMENT.test(left) && isMissedAtCost(letter)
}

const APPOINTMENT =
  /(?<!\p{L})(?:appointment|interview|assessment|gesprek|afspraak|entretien|rendez-vous|visita|colloquio|appuntamento|cita|entrevista|termin|gespräch)(?!\p{L})[^.\n]{0,90}$|(?<!\p{L})(?:heeft u|hebt u|u heeft|u hebt) (?:op )?$/iu

/** "If you do not attend, your payment may be reduced": an office calls, and who stays away loses money. */
export function isMissedAtCost({ working }: Letter): boolean {
  return MISSED_COSTS.test(working.text.slice(0, 6000))
}

const MISSED_COSTS =
  /\b(?:(?:do not|don['’]t|fail to) (?:attend|come|take part)|miss (?:this|the|your) (?:appointment|meeting|interview))\b[^.]{0,90}\b(?:reduced|stop(?:ped|s)?|sanction(?:ed)?|denied|clos(?:ed|es?)|suspended)\b|(?:nicht|ohne wichtigen grund)[^.]{0,60}(?:erschein|kommen)[^.]{0,90}(?:gemindert|minderung|gekürzt|eingestellt|entzogen|entfällt|sperrzeit)|absence[^.]{0,90}(?:radi(?:é|ation)|suspen|supprim|réduct)|no (?:comparec|acud|present)[^.]{0,90}(?:sanci|suspen|extin|pérdida|baja)|mancata presentazione[^.]{0,90}(?:decad|riduzion|sospen|perdit)|niet (?:komt|verschijnt|aanwezig)[^.]{0,90}(?:verlaagd|verlagen|stopgezet|stoppen|maatregel|gekort)/iu

/** "Nous vous prions de vous présenter à un entretien :" over a list that begins with the day. */
export function isBiddenAbove(text: string, start: number): boolean {
  const above = /^([^]*):[ \t]*\n{1,2}[ \t]*(?:[-–•*][ \t]*)?(?:\p{L}{2,12}:?,? ){0,3}$/u.exec(
    text.slice(Math.max(0, start - 240), start),
  )
  return above !== null && BIDDEN_TO_TALK.test(above[1] ?? '')
}

/** "Terminbestätigung" as a title: the reader has booked the day, and nobody calls for them. */
const CONFIRMS =
  /(?:^|\n)[ \t]*(?:(?:ihre |votre |su |la sua |uw )?(?:termin(?:bestätigung|erinnerung)|bestätigung ihres termins|confirmation (?:de (?:votre )?)?rendez-vous|confirmación de (?:su |la )?cita(?: previa)?|conferma (?:di |dell['’])?appuntamento|afspraakbevestiging|bevestiging (?:van )?(?:uw )?afspraak))[^\n]{0,40}(?:\n|$)/iu

const BIDDEN_TO_TALK =
  /(?<!\p{L})(?:(?:prions|demandons|invitons|convoquons)[^\n]{0,50}(?:venir|présenter|rendre|entretien)|(?:bitten|laden)[^\n]{0,60}(?:gespräch|anhörung|kommen|erscheinen|ein)|invit(?:iamo|ata|ato)[^\n]{0,20} (?:a )?(?:presentarsi|venire|comparire|colloquio)|(?:uitgenodigd|nodigen)[^\n]{0,60}(?:gesprek|hoorzitting|verhoor)|(?:le|la) citamos)(?!\p{L})[^.\n]{0,90}$/iu

const BIDDEN =
  /(?<!\p{L})(?:(?:prions|prie|demandons|invitons|convoquons)[^.\n]{0,50}(?:venir|présenter|rendre|entretien)|(?:bitten|laden)[^.\n]{0,40}(?:gespräch|anhörung|kommen|erscheinen|ein)|invit(?:iamo|ata|ato|a) (?:a )?(?:presentarsi|venire|comparire)|(?:uitgenodigd|nodigen)[^.\n]{0,40}(?:gesprek|hoorzitting|verhoor)|(?:le|la) citamos|êtes (?:attendu|convoqué|convié)e?s?|(?:rendez-vous|entretien)(?: vous)? (?:est|a été) (?:fixé|prévu|programmé)|kommen sie(?: bitte)?|(?:werden|sind)(?: von uns)?[^.\n]{0,30} erwartet|erwarten (?:wir )?sie|termin (?:ist|findet)(?: statt)?|(?:debe(?:rá)?|tiene que) (?:presentarse|personarse|acudir|comparecer)|(?:le|la) esperamos|(?:deve|dovrà) (?:presentarsi|venire)|(?:è|sei) (?:convocat|attes)[oa]|(?:la|ti) aspettiamo|wordt (?:u )?(?:verwacht|opgeroepen)|(?:verwachten|spreken) (?:wij |we )?u|afspraak is)(?!\p{L})[^.\n]{0,60}$/iu

/** "op woensdag 9 december om 10.00 uur te verschijnen": the summons comes behind the day. */
const TO_APPEAR =
  /^,?(?:[^.\n]|\.\d){0,110}(?<!\p{L})(?:te verschijnen|zu erscheinen|comparaître|comparecer|comparire)(?!\p{L})|^,?(?:[^.\n]|\.\d){0,44}(?<!\p{L})(?:te verschijnen|ter (?:terecht)?zitting|comparaître|à l'audience|zu erscheinen|zur (?:mündlichen )?verhandlung|comparecer|celebración de(?:l| la) (?:vista|juicio|acto)|comparire|all'udienza)/iu

/** "Heden, de zeventiende november", "l'an deux mille vingt-six et le douze novembre": the day on which an officer writes. */
function isDayOfWriting(
  letter: Letter,
  { start, left, right }: { start: number; left: string; right: string },
): boolean {
  const { working } = letter
  return (
    isSignedOn(letter, { start, right }) ||
    /^\s*(?:heden|aujourd'hui|oggi|hoy),? (?:op |de |den |le |il |addì )?$/i.test(left) ||
    /^l['’]an(?:no)? \p{L}/iu.test(working.text.slice(start, start + 12))
  )
}

/** "Date: 15 January" above "Time: 10:00", "Día:" above "Hora:": when people meet, not when the paper was written. */
function isOfMeeting({ lines }: Letter, start: number): boolean {
  const line = lineAt(lines, start)
  const next = lines.find((one) => line !== undefined && one.start > line.start && one.text !== '')
  return DAY_LINE.test(line?.text ?? '') && HOUR_LINE.test(next?.text ?? '')
}

function isCourtDay({ language, working: { text } }: Letter): boolean {
  return /\bhearing\b/i.test(text) || (language !== 'en' && CALLED.test(text))
}

const DAY_LINE =
  /^(?:[-–•*·] ?)?(?:date|day|datum|tag|dag|jour|fecha|día|data|giorno|日時?|日付)\s*[:：]/iu
const HOUR_LINE =
  /^(?:[-–•*·] ?)?(?:time|uhrzeit|zeit|beginn|heure|hora|orario|ora|ore|tijd(?:stip)?|時間|時刻)\s*[:：]\s*\D{0,6}\d/iu

/** A day with its hour in a line of its own, below "you are summoned for" or above "to appear". */
function isCalledFor(letter: Letter, start: number): boolean {
  const line = lineAt(letter.lines, start)
  if (!line || line.text.length > 90) return false
  const { text } = letter.working
  return CALLED.test(text.slice(Math.max(0, line.start - 160), line.end + 120))
}

const CALLED =
  /\b(?:you are (?:hereby )?(?:summoned|ordered|required) to (?:attend|appear)|must (?:attend|appear)|(?:case|matter|claim|application|complaint|dispute|hearing|conference|mediation) (?:has been |have been |is |was )?(?:scheduled|set(?: down)?|listed|calendared) for)\b|(?<!\p{L})(?:vorgeladen|(?:werden|sind) geladen|geladen zu dem termin|(?:bestimme ich|bestimmt|anberaumt)[^.\n]{0,24} termin|termin zur|termin (?:wird|ist|wurde) (?:bestimmt|anberaumt)|anberaumt (?:auf|für)|als zeug(?:e|in) geladen|erscheinen sie|einvernahme|convoqu[ée]e?s?|comparaître|vous présenter|opgeroepen|verschijnen|comparire|comparecer|citad[oa])(?!\p{L})/iu

const HEARD =
  /(?:court (?:event|conference|session)|docket call|calendar call|arraignment|(?:pre-?trial|status|settlement|compulsory|directions|conciliation) conference|mediation (?:session|is|will|has)|will be sold|\b(?:sale|auction)\b[^.\n]{0,50} will (?:take place|be held)|sale will (?:take place|be held)|hearing|case management (?:discussion|conference)|heard|will hear (?:the|this|your)|trial|attend (?:the |before (?:a |the )?)?court|attend [^.\n]{0,40}(?:police station|interview)|ordered to attend|appear (?:before|at|on)|summoned|eviction (?:will (?:take place|be carried out) |is (?:booked|set|fixed|listed) )?(?:on|for)|meeting (?:at|on)|listed(?! (?:below|above|here|in this))|court on)(?:[^.\n]|\.\d){0,110}$/i
const HEARD_ABROAD =
  /(?:(?:passer|convoqu\p{L}+|citée?|assignée?|aller) devant le (?:juge|tribunal|conseil)|(?:muss|soll|geladen|termin)[^.\n]{0,24} (?:vor|beim?|zum) (?:dem |das |den )?\p{L}*(?:gericht|richter)|(?:citan|citad[oa]|citación|ir) (?:ante el|al) (?:juez|juzgado)|(?:comparire|convocat[oa]|presentarmi) (?:davanti al|dal|in) (?:giudice|tribunale)|(?:verschijnen|opgeroepen)[^.\n]{0,16} voor de \p{L}*rechter|hearing|heard|trial|audience|comparaître|udienza|comparire|zitting|te verschijnen|verhandlung|gütetermin|räumungstermin|lanzamiento|vista oral|señalad[oa])[^.\n]{0,90}$|lanzamiento(?:[^.\n]|\.[ºª°]|[ºª°]\.){0,170}$/iu
/** A court that has decided hears nothing more on that day. */
export const DECIDED =
  /\b(?:granted|ordered|obtained|(?:order|judgment|decree|warrant) (?:was |has been )?(?:made|given|entered|issued))\b[^.]{0,110}$/i

/** An hour behind a day. */
export const AT_TIME =
  /^,?:?\s{0,3}(?:(?:at|from|between|in|time|om|um|à|a las|alle ore|alle)\s)?\d{1,2}(?:(?: ?h ?|[.:])\d\d(?!\d)| ?(?:h(?:eures?)?|uhr|uur|horas)(?!\p{L}| suppl))|^,? alle(?: ore)? \d{1,2}(?!\d)/iu
