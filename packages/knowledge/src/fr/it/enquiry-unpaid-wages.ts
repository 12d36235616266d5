/** Questions about pay that does not come: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_IT: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Lo chieda per raccomandata con un ultimo giorno. Poi la via rapida del tribunale del lavoro (référé), senza avvocato. Possono essere dovuti 50 €, non con il patrocinio gratuito. Avvisi anche l’ispettorato. Continui a lavorare e non si dimetta senza consiglio. Se l’azienda fallisce, paga il fondo AGS. Ha tre anni.',
  },
}
