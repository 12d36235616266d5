/** Questions about fraud, stolen data and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'ca.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con il vero ufficio, a un numero che trova Lei. Lo segnali al Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Chiami subito la banca e chieda di fermare o rendere il pagamento. Cambi le password. Lo segnali alla polizia e a 1-888-495-8501.',
  },
  'ca.ask.data-breach': {
    says: 'Cambi le password, avvisi la banca e metta un avviso di frode (fraud alert) sul Suo dossier presso Equifax e TransUnion. Chieda alla società che cosa è stato preso.',
  },
  'ca.ask.loan-in-my-name': {
    says: 'Scriva a chi ha dato il prestito che non è Suo e chieda le prove. Lo segnali alla polizia e a 1-888-495-8501. Chieda a Equifax e TransUnion un avviso di frode (fraud alert).',
  },
}
