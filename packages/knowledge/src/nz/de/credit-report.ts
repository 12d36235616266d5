/** The German words of the rows in ../credit-report.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORT_DE: Words = {
  'nz.credit.right-file': {
    says: 'Sie können Ihre Kreditauskunft (credit report) kostenlos sehen und einen falschen Eintrag (default) berichtigen lassen. Kommt ein Nein, gehen Sie zum Privacy Commissioner.',
  },
  'nz.credit.step-dispute': {
    says: 'Ist die Schuld falsch, schreiben Sie der Firma, bevor sie einen Eintrag (default) macht. Steht er schon da, bitten Sie die Auskunftei, ihn zu berichtigen oder Ihre Sicht dazuzuschreiben.',
  },
}
