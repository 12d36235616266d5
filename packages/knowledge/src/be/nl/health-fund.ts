/** The Dutch words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_NL: Words = {
  'be.fund.want': {
    says: 'Uw ziekenfonds beslist over uw zorg of uw ziekte-uitkering.',
  },
  'be.fund.reality': {
    says: 'Het moet zijn redenen schriftelijk geven. Het kan zich vergissen, en een rechter kan dat nakijken zonder kosten voor u.',
  },
  'be.fund.right-court': {
    says: 'U hebt drie maanden om naar de arbeidsrechtbank te gaan. Het kost u niets, ook niet als u verliest.',
  },
  'be.fund.right-two-years': {
    says: 'Het kan meestal twee jaar terugvragen, vijf na bedrog. Was het zijn eigen fout en kon u het niet weten, zeg dat dan: het verleden kan het vaak niet vragen.',
  },
  'be.fund.step': {
    says: 'Vraag schriftelijk de redenen en de berekening. Vraag uw arts een verslag en uw vakbond hulp.',
  },
}
