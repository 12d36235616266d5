/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'nz.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Bitten Sie zuerst um Familienschlichtung (family dispute resolution); bei wenig Einkommen ist sie kostenlos. Hilft das nicht, bitten Sie den Family Court um eine Anordnung (parenting order). Es zählt das Wohl des Kindes.',
  },
}
