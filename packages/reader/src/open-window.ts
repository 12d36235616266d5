/** "From 1 to 30 November", "del 3 al 17 de marzo": days between which the reader may act. The second one is the last day. */
import { leftOf, rightOf } from './sentence.ts'

const DAY = String.raw`(?:\p{L}{2,10},? )?(?:the )?(?:1er|\d{1,2}(?:st|nd|rd|th|\.|º|°)?)`
const MONTH_AND_YEAR = String.raw`(?:(?: of| de| d['’])? ?\p{L}{3,10}\.?)?(?:,? (?:de |del )?\d{4})?`
/** The first day and what joins it to the second. */
const FIRST_DAY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:from|between|runs?|open|vom|von|zwischen(?: dem)?|du|entre le|del?|desde el|entre el|dal|dall['’]|tra il|van|tussen) ${DAY}${MONTH_AND_YEAR} (?:to|until|till|through|and|bis(?: zum| einschließlich)?|und(?: dem)?|au|et le|al|hasta el|y el|fino al|e il|tot(?: en met)?|t\/m|en) (?:\p{L}{2,10},? )?(?:the )?$`,
    String.raw`(?<!\p{L})\p{L}{3,9}\.? \d{1,2}(?:, \d{4})? (?:through|to|until|and) (?:\p{L}{6,9}, )?$`,
  ].join('|'),
  'iu',
)

/** What is done in such a time. */
const ACTS =
  /(?<!\p{L})(?:objections?|object|enrol\p{L}*|regist(?:er|ration)|submi(?:t|ssions?)|comments?|representations|consultation|respon(?:d|ses?)|vot(?:e|ing)|appl(?:y|ications?)|claims? must|einw(?:e|ä)nd\p{L}+|stellungnahmen?|äußern|einspruch|widerspruch|erhoben|einreich\p{L}*|einzureichen|anmeld\p{L}*|anzumelden|beantragen|bewerb\p{L}+|zu (?:be)?zahlen|alegaciones|reclamaciones|solicitud(?:es)?|solicitar|presenta\p{L}*|inscri\p{L}+|pagar|plazo|ingresar|déposer|dépôt|observations|réclamations|candidatures?|s['’]inscrire|domand[ae]|iscri\p{L}+|osservazioni|reclami|zienswijzen?|bezwa(?:ar|ren)|indien\p{L}*|aanmeld\p{L}*|inschrijv\p{L}+|aan te melden|in te dienen)(?!\p{L})/iu
/** What else goes on for some days. */
const GOES_ON =
  /(?<!\p{L})(?:bill(?:ed|ing)?|invoice|statement|closed|works?|holiday|away|stay|booked|covers?|covered|insur\p{L}+|rent(?:al)? for|hearing|employed|worked|absent|sick|abrechnung\p{L}*|rechnung|geschlossen|urlaub|\p{L}*arbeiten|gesperrt|krank\p{L}*|versichert|fermé\p{L}*|congés?|travaux|facture|séjour|factura\p{L}*|cerrad\p{L}+|vacaciones|obras|consumo|chius\p{L}+|ferie|lavori|fattura|consumi|gesloten|vakantie|werkzaamheden|factuur|verbruik|verlengd|processed|paid (?:on|to|for)|bearbeitet|erneuert|you (?:submitted|applied))(?!\p{L})/iu

/** True for the last day of such a time: a sum, a stay or works between two days ask nothing. */
export function endsWindow(text: string, { start, end }: { start: number; end: number }): boolean {
  const left = leftOf(text, start).slice(-130)
  if (!FIRST_DAY.test(left)) return false
  const sentence = `${left} ${rightOf(text, end).slice(0, 110)}`
  return ACTS.test(sentence) && !GOES_ON.test(sentence)
}
