/** The Italian words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_IT: Words = {
  'nl.ask.bank-impostor': {
    says: 'Chiami subito la banca e faccia denuncia alla polizia. Le banche olandesi hanno una regola di favore per le chiamate false a loro nome. La chieda per iscritto, con la denuncia. Se la banca dice no, reclami e poi vada gratis al Kifid.',
  },
  'nl.ask.bank-right-refund': {
    says: 'La banca deve rimborsare subito un pagamento che non ha permesso. Non se prova una grave negligenza. Lo segnali entro 13 mesi.',
  },
  'nl.ask.bank-right-kifid': {
    says: 'Dopo un no della banca può andare al Kifid. Non Le costa nulla.',
  },
}
