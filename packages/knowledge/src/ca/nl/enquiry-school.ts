/** Questions about a child who was sent home from school: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'ca.ask.school-suspension': {
    says: 'Vraag om de brief met de reden, de data en het schoolwerk. Stuur uw kant schriftelijk. In Ontario kunt u binnen 10 schooldagen vanaf de eerste dag in beroep bij het schoolbestuur. Na een onderzoek zijn het er vijf. Een schorsing duurt daar hoogstens 20 schooldagen. Vraag in een andere provincie meteen aan het bestuur hoe u in beroep gaat. Speelt afkomst of een handicap mee, zeg het dan.',
  },
}
