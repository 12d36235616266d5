/** Questions of people who are ill for longer than the employer pays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_NL: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: 'Na zes weken betaalt uw zorgverzekeraar (Krankengeld): 70 % van bruto, hoogstens 90 % van netto. Een aparte aanvraag is niet nodig: het bedrijf meldt uw loon, en u stuurt terug wat de verzekeraar vraagt. Bel als er niets kwam. Elke nieuwe ziekmelding van de arts moet uiterlijk de werkdag na het einde van de oude zijn gemaakt. Het loopt tot 78 weken in drie jaar voor dezelfde ziekte, de zes weken meegeteld.',
  },
}
