/** The French words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_FR: Words = {
  'es.ask.work-sanction': {
    says: 'Vous avez 20 jours ouvrables pour contester : d’abord la conciliation, puis le tribunal du travail. Elle doit être écrite, avec les faits et la date. Retirer du salaire ou des congés n’est jamais permis. Les fautes légères sont prescrites après 10 jours, les graves 20, les très graves 60.',
  },
}
