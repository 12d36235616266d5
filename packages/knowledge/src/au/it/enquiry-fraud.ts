/** Questions about fraud, stolen data and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'au.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Verifichi con l’ufficio vero a un numero che trova Lei. Lo segnali a Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Chiami subito la banca e chieda di fermare o restituire il pagamento. Poi chiami IDCARE al 1800 595 160 e lo segnali a ReportCyber.',
  },
  'au.ask.data-breach': {
    says: 'Cambi le password, chieda agli uffici del credito un blocco (ban) gratis sulla Sua scheda, e chiami IDCARE al 1800 595 160. Chieda alla società che cosa è stato preso.',
  },
  'au.ask.loan-in-my-name': {
    says: 'Scriva a chi presta che non è Suo. Chieda a tutti gli uffici del credito un blocco (ban) gratis sulla Sua scheda, e chiami IDCARE al 1800 595 160. Se chi presta continua, faccia reclamo ad AFCA.',
  },
  'au.ask.card-payment-not-mine': {
    says: 'Reclami alla banca per iscritto. Di solito deve sopportare lei un pagamento che Lei non ha fatto, a meno che Lei abbia dato il Suo codice. Dopo 30 giorni, o dopo un no, vada gratis da AFCA.',
  },
}
