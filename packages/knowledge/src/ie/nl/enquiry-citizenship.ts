/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'ie.ask.citizen-years': {
    says: 'Meestal hebt u vijf jaar nodig die tellen: het jaar vlak voor de aanvraag zonder onderbreking, en vier jaar in de acht ervoor. In dat laatste jaar mag u hoogstens 70 dagen weg zijn, op uitzonderingen na. Met een Ierse echtgenoot is het drie jaar. Sinds 8 december 2025 hebben vluchtelingen meestal ook vijf jaar nodig. Tijd als student telt meestal niet. Controleer uw dagen op irishimmigration.ie.',
  },
}
