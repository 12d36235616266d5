/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: "Fino a 120.000 € nel 2026 ottiene fino a 84 rate mensili con una semplice domanda online all'AdER, senza documenti. Provando la difficoltà, fino a 120. Dalla domanda non partono nuovi fermi, ipoteche o pignoramenti. Pagata la prima rata può chiedere di sospendere il fermo già iscritto sull'auto; si cancella del tutto quando ha pagato tutto. Il piano decade con otto rate non pagate.",
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
  'it.ask.early-notice': {
    says: 'Ha 60 giorni. Se paga in tempo la sanzione scende a un terzo, anche in massimo 20 rate. Se è sbagliato, chieda all’Agenzia di correggerlo (CIVIS) prima dell’ultimo giorno.',
  },
}
