/** Questions about a rent rise that comes too early and running costs that come too late: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_IT: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'Non ancora. Un aumento al livello locale si può chiedere solo un anno dopo l’ingresso o l’ultimo aumento. Vale al più presto dopo 15 mesi. Una lettera prima non ha effetto. Il massimo è anche il 20 % in tre anni, in molte città il 15 %. Non firmi e continui a pagare il vecchio affitto. Altre regole per scatti, indice e lavori.',
  },
  'de.ask-home.running-costs-late': {
    says: 'No, se è arrivato più di dodici mesi dopo la fine del suo anno. Per il 2024 era il 31 dicembre 2025. Allora non deve pagare altro, salvo che il locatore non ne avesse colpa. Conta il giorno in cui è arrivato, non la data scritta. Lo scriva e non paghi altro. Un credito a Suo favore resta dovuto.',
  },
}
