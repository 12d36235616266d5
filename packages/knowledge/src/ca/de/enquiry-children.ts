/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'ca.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Schreiben Sie jede Weigerung auf. Versuchen Sie zuerst Mediation, oft kostenlos oder billig. Dann bitten Sie das Familiengericht um eine Anordnung (parenting order). Es zählt nur, was für das Kind am besten ist.',
  },
}
