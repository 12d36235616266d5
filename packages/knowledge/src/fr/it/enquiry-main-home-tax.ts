/** Questions about the tax on homes, asked of people for the home where they live: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAIN_HOME_TAX_IT: Words = {
  'fr.ask-debt.main-home-tax': {
    says: 'Nessuno deve questa tassa per la casa in cui vive. Un dato sbagliato in «Gérer mes biens immobiliers» non cambia nulla: lo corregga. Prima dell’ultimo giorno per pagare mandi un reclamo (réclamation) online o per posta, con l’avviso d’imposta e bollette della casa. Chieda nello stesso di rinviare il pagamento (sursis): altrimenti possono venire il 10 % in più e un pignoramento. C’è tempo fino al 31 dicembre dell’anno dopo.',
  },
}
