/** Questions about a student grant refused because of parents who pay nothing: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_NL: Words = {
  'de.ask-benefit.student-parents': {
    says: 'Vraag het BAföG-bureau schriftelijk om een voorschot (Vorausleistung, formulier 8). Het betaalt wat uw ouders moeten maar niet geven, als uw studie anders gevaar loopt, en haalt het bij hen terug. Doe het nu: na het einde van de toegekende periode is het te laat. Maak ook binnen een maand bezwaar. Ouders moeten een eerste opleiding betalen. Vraag ook het Studierendenwerk.',
  },
}
