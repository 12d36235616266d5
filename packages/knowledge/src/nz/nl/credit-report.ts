/** The Dutch words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_NL: Words = {
  'nz.credit.right-file': {
    says: 'U kunt uw kredietoverzicht (credit report) gratis zien en vragen een verkeerde wanbetaling (default) te verbeteren. Zeggen ze nee? Ga dan naar de Privacy Commissioner.',
  },
  'nz.credit.step-dispute': {
    says: 'Klopt de schuld niet? Schrijf het bedrijf voordat het een wanbetaling (default) meldt. Is die al gemeld? Vraag de kredietregistratie (credit reporter) om het te verbeteren of uw kant toe te voegen.',
  },
}
