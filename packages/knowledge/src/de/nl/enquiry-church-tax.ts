/** Questions about church tax after leaving the church: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_NL: Words = {
  'de.ask-tax.church-tax': {
    says: 'Bewaar het papier van uw uittreding: het bewijst de dag. Het kantoor geeft het door; de belasting stopt aan het eind van die maand, in sommige deelstaten een later. Kijk uw gegevens na in ELSTER (ELStAM) en vraag het Finanzamt om verbetering. Te veel betaald krijgt u terug met de aangifte.',
  },
}
