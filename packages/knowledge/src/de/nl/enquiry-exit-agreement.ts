/** Questions about undoing an exit agreement: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_NL: Words = {
  'de.ask-job.exit-agreement-regret': {
    says: 'Er is geen recht om een ontslagovereenkomst te herroepen, ook niet thuis getekend. U kunt haar aanvechten bij bedrog of onrechtmatige dreiging. Zij is ook ongeldig als men uw zwakte gebruikte, zoals ziekte, of geen enkele tijd gaf. Vraag deze week raad en meld u bij de Agentur für Arbeit.',
  },
}
