/** Questions about maintenance that the payer can no longer pay: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_IT: Words = {
  'de.ask-family.maintenance-lower': {
    says: 'Scriva oggi all’altro genitore e al Jugendamt, con prove del nuovo reddito, e chieda una somma minore. Il titolo vale finché non cambia: non smetta semplicemente di pagare. Se rifiutano, chieda la modifica al tribunale della famiglia. Di solito vale dal mese dopo la richiesta. Tiene il necessario per vivere (Selbstbehalt), ma deve cercare lavoro e provarlo.',
  },
}
