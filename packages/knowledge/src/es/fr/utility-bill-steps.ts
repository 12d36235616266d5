/** The French words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_FR: Words = {
  'es.bill.step-check': {
    says: 'Vérifiez les dates, le relevé du compteur et vos paiements. Demandez un nouveau relevé s’il semble faux.',
  },
  'es.bill.step-call': {
    says: 'Écrivez ou appelez maintenant et demandez à payer en plusieurs fois. Demandez une confirmation écrite.',
  },
  'es.bill.step-social': {
    says: 'Si vous ne pouvez pas payer, allez aux services sociaux. Ils peuvent payer ou signaler que vous êtes en danger.',
  },
  'es.bill.step-pay-agreed': {
    says: 'Payez la part que vous acceptez, par un moyen qui laisse une preuve.',
  },
  'es.bill.step-plan': {
    says: 'Si la facture est juste, convenez d’un plan que vous pouvez tenir.',
  },
  'es.bill.step-complain': {
    says: 'Plaignez-vous à la société. Après un mois sans réponse ou un non, allez à l’OMIC, ou à l’OAUT pour téléphone et internet.',
  },
}
