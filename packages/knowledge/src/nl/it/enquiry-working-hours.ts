/** Questions about rosters, zero hours and days off: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_IT: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'il Suo contratto e quello collettivo',
    says: 'Il datore deve comunicare i turni 28 giorni prima, salvo diversa regola del contratto collettivo. Se non può, le ore devono essere note quattro giorni prima. Cambiare ore pattuite richiede il Suo sì o un motivo grave.',
  },
  'nl.ask.zero-hours': {
    says: 'Dopo tre mesi la media delle Sue ore vale come concordata e può chiederne la paga. Dopo dodici mesi il datore deve offrire ore fisse. La chiamata deve arrivare quattro giorni prima. Scriva le Sue ore.',
  },
  'nl.ask.holiday-days': {
    says: 'Ha in un anno almeno quattro volte le ore settimanali: 20 giorni a tempo pieno. Il contratto o la CAO può dare di più. La paga continua. I giorni di legge di solito scadono sei mesi dopo l’anno.',
  },
  'nl.ask.pregnant-on-call': {
    says: 'No. Darle meno ore perché è incinta è vietato, anche a chiamata. Chieda la paga per iscritto, e dica che è pronta a lavorare. La media degli ultimi tre mesi vale come concordata. Dopo dodici mesi il capo deve offrire fissa la media di quell’anno; senza offerta può chiedere quella paga. Conservi turni, buste paga e messaggi. Il College voor de Rechten van de Mens lo esamina gratis. Non si dimetta e non firmi una fine. Il congedo di maternità e il suo pagamento restano suoi.',
  },
}
