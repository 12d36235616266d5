/** Days on which somebody comes, a home ends or something is lost, in the languages beside English. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { DateRole } from '@plainletter/contracts/reading'

import type { Sides } from './hearing-day.ts'

/** In these papers somebody comes on a day, or a home ends on it. */
const COMES_OR_ENDS: ReadonlySet<DocumentType> = new Set(['BAILIFF_NOTICE', 'EVICTION_NOTICE'])
/** In these a job ends on a day, which asks nothing. */
const ENDS_WORK: ReadonlySet<DocumentType> = new Set(['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'])
/** "Je me présenterai le", "ontruimen wij op", and behind the day "kom ik terug", "accederà". */
const COMES_BEFORE =
  /(?<!\p{L})(?:me présenterai|nous présenterons|sera (?:procédé|exécutée?|pratiquée?)|me personaré|nos personaremos|se (?:practicará|llevará a cabo|procederá)|avrà luogo|sarà eseguit[oa]|ontruimen|räumung[^.\n]{0,20}|komme ich|suche ich sie)[^.\n]{0,50} (?:le|el|il|op|am|el día)\s(?:\p{L}{4,10},? )?$/iu
const COMES_BEHIND =
  /^(?:[^.\n]|\.\d){0,40}(?<!\p{L})(?:kom(?:en)? (?:ik|wij|we) (?:terug|langs)|ontruimen (?:wij|we)|komme ich|werde ich (?:sie )?(?:erneut )?(?:aufsuchen|erscheinen)|accederà|si proceder[àa]|proceder[àa]|si recher[àa]|avr[àa] luogo|verr[àa] eseguit[oa]|nos personaremos|se personar[áa]|se proceder[áa]|tendr[áa] lugar|se practicar[áa]|la comisión judicial|il sera procédé|aura lieu|je (?:me présenterai|reviendrai))|^の?期間満了|^をもって(?:期間満了|契約|終了)/iu
/** "Die Pfändung am … vollzogen", "op … gedwongen wordt ontruimd": what is done on the day is said last. */
const DONE_BEHIND =
  /^(?:[^.\n]|\.\d){0,120}(?<!\p{L})(?:vollzogen|vorgenommen|(?:zwangs)?geräumt|zwangsgeräumt|ontruimd|in beslag genomen)(?!\p{L})/iu
const ON_THAT_DAY = /(?<!\p{L})(?:am|op)\s(?:\p{L}{4,10},? )?$/iu
/** "Dass Ihre Registrierung am 25.11. ausläuft": what a fraud says will be lost. */
const LOST_BEHIND = /^ (?:(?:ab|aus)läuft|endet|gesperrt|expire|caduca|scade|verloopt)/i

/** "Contratada el", "emessa dal Tribunale di Tarn in data", "gesloten op": the day of a contract, a decision or a sale of the debt, which is no event of the letter. */
export const OF_PAPER_ABROAD =
  /(?<!\p{L})(?:contratad[oa]|suscrit[oa]|firmad[oa]|formalizad[oa]|celebrad[oa]|concertad[oa]|elevad[oa] a público|cedid[oa]|adquirid[oa]|dictad[oa]|recaíd[oa]|stipulat[oa]|(?<!(?:il|la|io|i1) )sottoscritt[oa]|firmat[oa]|emess[oa]|pronunciat[oa]|depositat[oa]|cedut[oa]|acquistat[oa]|gesloten|ondertekend|aangegaan|gewezen|overgedragen|conclue?|signée?|rendue?|cédée?|souscrite?|abgeschlossen|geschlossen|unterzeichnet|ergangen|erlassen|abgetreten)(?!\p{L})[^.\n]{0,60} (?:en fecha|in data|en date du|el(?: día)?|il(?: giorno)?|le|op|am|d\.d\.)\s(?:\p{L}{4,10},? )?$/iu

/** "Wird gekündigt auf den", "Kündigung auf den:", "résiliation pour le", "disdetta per il": the day on which a notice ends the lease or the job. */
const ENDS_LEASE =
  /(?<!\p{L})(?:(?:ge)?kündig(?:t|ung|en|e)|résili(?:é|ée|ation|ons|e)|congé|disdett[ao]|disdice|opgezegd|opzegging)(?!\p{L})[^.\n]{0,60} (?:auf(?: den)?|per|zum|pour(?: le)?|per il|op)(?: termine)?[ \t]*:?\s+(?:den |le |il )?$/iu

export function roleAbroad(documentType: DocumentType, sides: Sides): DateRole | undefined {
  if (documentType === 'SCAM_LETTER') return LOST_BEHIND.test(sides.right) ? 'deadline' : undefined
  if (ENDS_WORK.has(documentType) && ENDS_LEASE.test(sides.left)) return 'other'
  if (!COMES_OR_ENDS.has(documentType) || OF_PAPER_ABROAD.test(sides.left)) return undefined
  const endsLease = documentType === 'EVICTION_NOTICE' && ENDS_LEASE.test(sides.left)
  return endsLease || isDayOfOfficer(sides) ? 'deadline' : undefined
}

function isDayOfOfficer({ left, right, whole }: Sides): boolean {
  const isDone = ON_THAT_DAY.test(left) && DONE_BEHIND.test(whole)
  return isDone || COMES_BEFORE.test(left) || COMES_BEHIND.test(right)
}
