/** The Japanese words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_JA: Words = {
  'nl.lbio.right-pay-first': {
    says: '手紙の期限内に滞納分を払い、証拠を送ってください。そうすればLBIOは引き継がず、追加費用もかかりません。',
  },
  'nl.lbio.step-late': {
    says: '手紙の期限は過ぎたようです。LBIOが取立てを引き継ぎ、費用を加えることがあります。今日電話し、払える分を払い、証拠を送ります。',
  },
  'nl.lbio.right-change': {
    says: '収入が減りましたか。裁判所が額を変えられます（弁護士が申し立てます）。それまでは前の額のままなので、早く動いてください。',
  },
}
