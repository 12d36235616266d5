/** What can still be done when the time to answer a tax or a benefit debt is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'es.late.surcharge-want': {
    says: 'È una richiesta con aumento (providencia de apremio). Il suo breve tempo sembra finito: si aggiungono il 20 % e interessi, e possono pignorare.',
  },
  'es.late.surcharge-step': {
    says: 'Trovi il giorno in cui è arrivata, anche nella casella elettronica. Meno di un mese fa? Può ricorrere: pagato, prescritto, o prima richiesta mai notificata. Di più? Chieda oggi rate.',
  },
  'es.late.tax-reality': {
    says: 'È serio, ma un piano è possibile anche ora, finché non Le annunciano la vendita dei beni pignorati.',
  },
  'es.late.tax-step': {
    says: 'Trovi il giorno in cui è arrivato, anche nella casella elettronica. Meno di un mese fa? Può ancora ricorrere. Di più? Chieda oggi rate online.',
  },
  'es.late.tax-option': {
    says: 'Chieda di correggere un errore chiaro di fatto o di somma. Se la legge è chiaramente violata, chieda il ritiro (revocación).',
    title: 'Far correggere tardi un errore chiaro',
    cost: 'Gratis.',
    time: 'Finché il debito non è troppo vecchio: quattro anni di solito.',
    risk: "L'ufficio non è obbligato a ritirare. Intanto si deve pagare.",
    bestFor: "L'errore si vede nei documenti.",
  },
  'es.late.plan': {
    says: "Se lo deve, chieda oggi rate online. Si può anche dopo l'ultimo giorno, di solito con un aumento.",
  },
  'es.late.request-want': {
    says: 'Il fisco ha chiesto documenti o i Suoi motivi. Il tempo sembra finito: può aver deciso senza.',
  },
  'es.late.request-step': {
    says: 'Mandi oggi i documenti lo stesso: ciò che arriva prima della decisione può ancora contare. Guardi la posta: contro la decisione ha un mese.',
  },
  'es.late.benefit-first-reality': {
    says: "Questo era solo il primo avviso. L'ufficio deve ancora mandare una decisione, e quella si può contestare.",
  },
  'es.late.benefit-first-step': {
    says: 'Mandi oggi i motivi con le prove, anche in ritardo: ciò che arriva prima della decisione può ancora contare. Contro di essa ha 30 giorni lavorativi.',
  },
  'es.late.benefit-first-option': {
    says: "Chieda se la decisione c'è già. Se no, mandi oggi i Suoi motivi. Se sì, presenti la reclamación previa e dica perché.",
    title: 'Rispondere in ritardo, o contestare la decisione',
    cost: 'Gratis.',
    time: '30 giorni lavorativi da quando arriva la decisione.',
    risk: 'Dopo quei giorni la decisione è di solito definitiva.',
    bestFor: 'Aveva comunicato il cambiamento, o la somma è sbagliata.',
  },
  'es.late.benefit-reality': {
    says: 'Dopo 30 giorni lavorativi la decisione di restituire è di solito definitiva. Un piano resta possibile, e valgono i limiti sulle trattenute.',
  },
  'es.late.benefit-step': {
    says: 'Trovi il giorno in cui è arrivata: i 30 giorni lavorativi partono da lì. Ancora in tempo? Presenti oggi la reclamación previa. Finito? Chieda piccole rate.',
  },
}
