/** Questions of people whose permission to stay runs out soon: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_IT: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Chieda la proroga o un altro visto prima dell’ultimo giorno. Chi chiede in tempo può restare e lavorare come prima finché il Home Office decide (section 3C leave). Non lasci il Regno Unito nell’attesa: la domanda finirebbe. Veda subito su GOV.UK le regole del Suo visto, e un consulente registrato se manca poco. Dopo la scadenza ogni giorno conta contro di Lei.',
  },
}
