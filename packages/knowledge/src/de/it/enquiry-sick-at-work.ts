/** Questions about what a boss may ask about an illness: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_IT: Words = {
  'de.ask-job.reason-for-illness': {
    says: 'No. Dica subito solo che è malato e per quanto circa. Dal quarto giorno un medico deve confermarlo, prima se il capo lo chiede; la ditta lo prende online (eAU). La malattia resta privata, salvo pochi casi come le infezioni da denunciare.',
  },
}
