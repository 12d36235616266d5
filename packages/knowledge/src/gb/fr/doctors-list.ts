/** French: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_FR: Words = {
  'gb.doctor.right-warning': {
    says: 'Un cabinet doit en général vous avoir averti dans les 12 mois et donner sa raison. La santé, l’âge ou l’origine n’en sont pas une. Vous restez en général inscrit jusqu’au huitième jour après l’avis au NHS, plus si un soin est en cours. Après des violences ou menaces signalées à la police, ce peut être immédiat. D’autres cabinets proches peuvent vous prendre, sans preuve d’adresse.',
  },
  'gb.doctor.right-complain': {
    says: 'Vous pouvez vous plaindre au cabinet ou au NHS local, dans les 12 mois, sans frais. Après sa réponse, le Health Service Ombudsman peut examiner.',
  },
}
