/** The Japanese words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_JA: Words = {
  'us.medical.right-surprise': {
    says: '保険があれば、ほとんどの救急や、自分で選べなかった医師について、契約外（out-of-network）の料金を請求されてはいけません。',
  },
  'us.medical.right-estimate': {
    says: '保険がなければ、見積りより $400 以上高い請求を争えます。請求から120日以内にしてください。',
  },
  'us.medical.right-charity': {
    says: '非営利の病院には、収入の低い人のための無料や安い医療が必要です。最初の請求から240日間、求められます。',
  },
  'us.medical.step-itemized': {
    says: '項目ごとの請求書（itemized bill）を求め、保険会社の明細と比べてください。病院にお金の助けを聞いてください。',
  },
}
