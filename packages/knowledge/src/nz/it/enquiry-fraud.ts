/** Questions about fraud, stolen data and payments that nobody allowed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_IT: Words = {
  'nz.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con l’ufficio vero a un numero che trova Lei. Lo segnali a Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Chiami ora la Sua banca e chieda di fermare o far tornare il pagamento. Lo segnali alla polizia al 105. Se la banca dice no, vada dal Banking Ombudsman.',
  },
  'nz.ask.data-breach': {
    says: 'Cambi le Sue password, avvisi la Sua banca, e blocchi gratis il Suo rapporto di credito. Chiami IDCARE allo 0800 121 068. Chieda che cosa è stato preso.',
  },
  'nz.ask.scam-refund': {
    says: 'Dipende. Chiami subito la banca. Di solito deve restituire quello che Lei non ha approvato. Da fine 2025 le regole delle banche rimborsano alcune truffe che Lei ha approvato. Chieda per iscritto.',
    dependsOn: 'come sono usciti i soldi e se la banca ha avvisato',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Scriva a chi presta che il prestito non è Suo. Chieda a tutte le agenzie di credito un blocco gratuito (freeze), e chiami IDCARE allo 0800 121 068. Lo segnali alla polizia al 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Faccia un reclamo scritto alla banca. Di solito restituisce quello che Lei non ha approvato, se ha fatto ragionevole attenzione. Se dice no, vada gratis dal Banking Ombudsman.',
  },
  'nz.ask.bank-hacked': {
    says: 'Chiami subito la banca per fermare i pagamenti. Se Lei non li ha approvati, le banche promettono di renderli, salvo negligenza con PIN o password. Il Banking Ombudsman è gratis.',
  },
}
