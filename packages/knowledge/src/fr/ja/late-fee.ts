/** The Japanese words of the rows in ../late-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_FEE_JA: Words = {
  'fr.debt.insight-forty': {
    says: '支払いの遅れの一律€40は、会社どうしの間だけのものです。個人に払う義務はありません。',
    actionable: '個人として買ったなら、€40は払う義務がないと書き、残りを払ってください。',
  },
  'fr.debt.right-forty': {
    says: '個人には、支払いの遅れの€40の手数料を払う義務がありません。',
  },
}
