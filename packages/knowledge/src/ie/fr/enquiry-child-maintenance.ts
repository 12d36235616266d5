/** The French words of the rows in ../enquiry-child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_FR: Words = {
  'ie.ask.child-support': {
    says: 'Allez au bureau de la District Court. Avec une ordonnance de pension (maintenance order), le juge peut la faire prélever sur le salaire. Sans ordonnance, demandez-la là-bas ; pas besoin d’avocat.',
  },
}
