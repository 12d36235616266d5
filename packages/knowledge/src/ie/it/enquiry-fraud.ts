/** Questions about fraud, stolen data and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'ie.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con il vero ufficio a un numero che trova Lei. Lo segnali alla polizia (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Chiami ora la banca e chieda di fermare o far tornare il pagamento. Poi lo segnali alla polizia (gardaí). Se la banca dice no, vada al FSPO.',
  },
  'ie.ask.data-breach': {
    says: 'Cambi le password e avvisi la banca. Chieda quali dati sono stati presi. Può reclamare gratis alla Commissione e chiedere i danni.',
  },
  'ie.ask.loan-in-my-name': {
    says: 'Scriva al prestatore che non è stato Lei e avvisi i gardaí. Può far mettere nel Central Credit Register una nota che qualcuno usa il suo nome.',
  },
  'ie.ask.card-payment-not-mine': {
    says: 'Reclami per iscritto alla banca. Di regola deve restituire i soldi entro il giorno lavorativo dopo e provare una sua colpa. Poi vada gratis al FSPO.',
  },
}
