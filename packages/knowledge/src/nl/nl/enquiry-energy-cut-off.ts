/** Questions about a threat to cut off energy: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_NL: Words = {
  'nl.ask.energy-cut-off': {
    says: 'Bel vandaag uw leverancier en vraag schriftelijk om een regeling. Hij mag u niet afsluiten zolang u een regeling nakomt of schuldhulp hebt gevraagd. Vraag uw gemeente nu om schuldhulp: bij dreigende afsluiting moet zij binnen drie werkdagen helpen. Is iemand thuis ziek? Stuur een brief van de arts.',
  },
}
