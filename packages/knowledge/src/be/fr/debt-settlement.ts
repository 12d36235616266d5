/** The French words of the rows in ../debt-settlement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SETTLEMENT_FR: Words = {
  'be.settlement.right-shield': {
    says: 'Dès que le tribunal du travail vous a admis, les saisies s’arrêtent et les intérêts ne courent plus. Ne payez pas un créancier de votre côté.',
  },
  'be.settlement.right-object': {
    says: 'Vous pouvez contester un plan, par lettre recommandée au médiateur. La lettre dit le délai, deux mois selon la loi. Le silence vaut oui.',
  },
  'be.settlement.right-live': {
    says: 'Le médiateur doit vous laisser de quoi vivre dignement, versé à temps. Si c’est trop peu, écrivez-lui, puis au juge.',
  },
}
