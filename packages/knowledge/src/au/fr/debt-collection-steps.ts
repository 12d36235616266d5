/** The French words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_FR: Words = {
  'au.debt.step-check': {
    says: 'Vérifiez que la dette est à vous. Regardez le nom, la somme, les dates et à qui vous deviez au début.',
  },
  'au.debt.step-age': {
    says: 'Trouvez quand vous avez payé pour la dernière fois. Si c’est près de six ans ou plus, ne payez et ne signez encore rien.',
  },
  'au.debt.step-helpline': {
    says: 'Appelez la National Debt Helpline au 1800 007 007. C’est gratuit, et elle est de votre côté.',
  },
  'au.debt.step-write': {
    says: 'Répondez par écrit. Demandez des preuves de la dette, ou une aide pour difficultés (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Si vous devez la somme, faites un budget et offrez une somme que vous pouvez tenir. Obtenez l’accord par écrit.',
  },
  'au.debt.step-dispute': {
    says: 'Si c’est faux, dites-le par écrit et dites pourquoi. S’ils continuent, plaignez-vous à l’AFCA.',
  },
}
