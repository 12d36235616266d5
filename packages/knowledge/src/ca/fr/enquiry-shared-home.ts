/** The French words of the rows in ../enquiry-shared-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOME_WORDS: Words = {
  'ca.ask.on-shared-kitchen': {
    says: 'En Ontario, si vous devez partager la cuisine ou la salle de bain avec le propriétaire, la loi sur la location ne vous couvre pas. On vous doit quand même un préavis juste et vos affaires. Si on vous enferme dehors, demandez l’aide de la police.',
    dependsOn: 'si c’est le propriétaire qui partage la cuisine ou la salle de bain',
  },
}
