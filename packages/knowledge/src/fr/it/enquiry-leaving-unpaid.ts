/** Questions about leaving a job because the pay does not come: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_IT: Words = {
  'fr.ask-work.unpaid-leave': {
    says: 'Non smetta di lavorare e non si dimetta prima. Chieda lo stipendio per raccomandata, poi usi il tribunale del lavoro rapido (référé), senza avvocato. Possono essere dovuti 50 €, non con il patrocinio gratuito. Le dimissioni danno la disoccupazione se un giudice ha accertato lo stipendio mancante. Senta un sindacato prima di una prise d’acte. Se l’azienda fallisce, paga il fondo AGS.',
    dependsOn: 'se un tribunale ha confermato lo stipendio non pagato',
  },
}
