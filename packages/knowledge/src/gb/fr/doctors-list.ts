/** French: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_FR: Words = {
  'gb.doctor.right-warning': {
    says: 'Un cabinet doit en général vous avoir averti dans les 12 mois et donner sa raison. La santé ou l’âge n’en sont pas une. Vous restez inscrit jusqu’au huitième jour, plus si un soin est en cours. Tout autre cabinet proche peut vous prendre, sans preuve d’adresse.',
  },
  'gb.doctor.right-complain': {
    says: 'Vous pouvez vous plaindre au cabinet ou au NHS local, dans les 12 mois, sans frais. Après sa réponse, le Health Service Ombudsman peut examiner.',
  },
}
