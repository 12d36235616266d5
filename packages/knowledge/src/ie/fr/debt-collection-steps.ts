/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'ie.debt.step-check': {
    says: 'Vérifiez que la dette est à vous. Regardez le nom, la somme, les dates et à qui vous deviez au départ.',
  },
  'ie.debt.step-age': {
    says: 'Cherchez quand vous avez payé pour la dernière fois. Si c’est près de six ans ou plus, ne payez et ne signez encore rien.',
  },
  'ie.debt.step-mabs': {
    says: 'Appelez MABS au 0818 07 2000. C’est gratuit, et ils peuvent parler à la société pour vous.',
  },
  'ie.debt.step-write': {
    says: 'Répondez par écrit. Demandez la preuve de la dette, ou faites une offre que vous pourrez tenir.',
  },
  'ie.debt.step-offer': {
    says: 'Si vous la devez, faites un budget et offrez une somme que vous pourrez tenir. Gardez la preuve de chaque paiement.',
  },
  'ie.debt.step-dispute': {
    says: 'Si elle est fausse, dites-le par écrit et dites pourquoi.',
  },
}
