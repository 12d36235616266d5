/** Questions about two tenants of one home when one of them leaves: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_FR: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: 'Envers le bailleur, chacun doit tout le loyer, pas la moitié. Partir ou écrire un e-mail n’y change rien. Vous pouvez demander à votre ex sa part. Un seul peut mettre fin au bail pour les deux avec un préavis en règle, le plus souvent deux mois. Demandez donc maintenant un bail à votre seul nom. En cas de danger, prenez d’abord conseil.',
  },
}
