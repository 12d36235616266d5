/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Sì. Nel 2026 fino a 84 rate con semplice richiesta, per debiti fino a 120.000 €. Chieda online ad AdER. Ferma nuovi pignoramenti.',
  },
  'it.ask.rottamazione': {
    says: 'No. Le nuove domande si sono chiuse il 30 aprile 2026. Se ha aderito, la prossima rata scade il 30 novembre 2026. Se no, chieda le rate.',
  },
  'it.ask.car-block': {
    says: 'Nei 30 giorni del preavviso paghi, chieda la rateizzazione o provi che l’auto serve alla sua attività. Pagata la prima rata il fermo non scatta, o è sospeso. Contesti ciò che non è mai arrivato o è prescritto. Una volta iscritto il fermo non può circolare.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'a cosa si riferisce e quali atti ha ricevuto',
    says: 'I tributi dello Stato si prescrivono dieci anni dopo l’ultimo atto notificato; multe, tributi locali e INPS dopo cinque. Ogni notifica fa ripartire il tempo. Chieda alla Riscossione l’elenco degli atti notificati, poi veda un avvocato.',
  },
  'it.ask.car-tax-old': {
    says: 'Il bollo si prescrive alla fine del terzo anno dopo quello in cui era dovuto. Ogni atto notificato fa ripartire i tre anni. Se è prescritto, chieda l’annullamento alla regione e ricorra entro 60 giorni.',
    dependsOn: 'quali atti ha ricevuto e quando',
  },
  'it.ask.early-notice': {
    says: 'Ha 60 giorni. Se paga in tempo la sanzione scende a un terzo, anche in massimo 20 rate. Se è sbagliato, chieda all’Agenzia di correggerlo (CIVIS) prima dell’ultimo giorno.',
  },
}
