/** Questions about benefits that are claimed back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_IT: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: 'Contesti per iscritto entro due mesi: alla commissione (CRA) della CAF o, per il RSA, al consiglio dipartimentale. L’errore dell’ufficio non cancella il debito, ma giustifica un condono (remise de dette) se era in buona fede. Lo chieda, o piccole rate, con entrate e spese. Due anni dopo il pagamento è di solito prescritto, salvo frode.',
  },
}
