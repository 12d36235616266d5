/** The German words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_DE: Words = {
  'it.ask.tax-appeal': {
    says: 'Sie haben 60 Tage ab Erhalt für eine Klage beim Steuergericht. Bis 3.000 € brauchen Sie keinen Anwalt. Sie können auch das Amt um Korrektur bitten (autotutela), aber das stoppt die 60 Tage nicht. Bitten Sie das Gericht um Aussetzung, wenn die Zahlung Ihnen schwer schadet.',
  },
}
