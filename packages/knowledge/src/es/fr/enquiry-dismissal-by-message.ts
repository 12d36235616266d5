/** The French words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_FR: Words = {
  'es.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les faits et la date d’effet. Un message ou un appel sans cela le rend abusif (improcedente). Gardez-le et écrivez que vous contestez. Vous avez 20 jours ouvrables.',
  },
  'es.ask.trial-period': {
    says: 'Pendant l’essai, ils peuvent y mettre fin sans motif ni préavis. L’essai doit être écrit et pas trop long. Pour une grossesse ou un autre motif interdit, c’est nul. Vous avez 20 jours ouvrables.',
    dependsOn: 'ce que dit votre contrat et pourquoi ils l’ont fait',
  },
}
