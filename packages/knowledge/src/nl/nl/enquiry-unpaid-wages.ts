/** Questions about wages that were not paid, or from which something was taken: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_WORDS: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig, en het Juridisch Loket helpt gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Vraag uw loon schriftelijk, met een laatste dag. Bij te laat betaald loon kunt u tot 50% extra eisen. Bij de kantonrechter hebt u geen advocaat nodig.',
  },
  'nl.ask.wage-deductions': {
    says: 'Zolang u er werkt, mag de werkgever alleen inhouden wat de wet noemt, zoals een lening die op papier staat. Het minimumloon moet overblijven. Vraag de reden op papier en eis de rest op.',
  },
}
