/** Questions about a bank that does not give back what a fraud took: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_WORDS: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'chi ha fatto il pagamento',
    says: 'Non è perso. La banca deve rimborsare un pagamento non autorizzato al più tardi il giorno lavorativo dopo. È lei che deve provare la colpa grave: un codice o un tocco nell’app da solo non basta. Nel 2024 la corte suprema non l’ha vista dove appariva il numero della banca (23-16.267). Scriva con raccomandata, con la denuncia e l’elenco delle chiamate. Chieda di richiamare i fondi. Dopo un no o due mesi vada al mediatore gratuito, poi dal giudice. Non paghi chi promette di recuperarli.',
  },
}
