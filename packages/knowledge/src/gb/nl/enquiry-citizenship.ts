/** Questions on when somebody can become a citizen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_NL: Words = {
  'gb.ask-immigration.citizen-years': {
    says: 'Vijf jaar alleen is niet genoeg. Meestal moet u vijf jaar hier wonen en twaalf maanden een verblijf zonder einde hebben (settled status of indefinite leave). Met een Britse echtgenoot is het drie jaar, en dat verblijf op de dag van de aanvraag. Hoogstens 450 dagen weg (270 bij drie jaar), 90 in het laatste jaar. Ook de test Life in the UK, Engels en goed gedrag tellen. Hoelang het tot dat verblijf duurt, hangt af van uw visum en verandert: kijk op GOV.UK.',
  },
}
