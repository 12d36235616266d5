/** The Japanese words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_JA: Words = {
  'ca.car.want': { says: '貸し手は、遅れた支払いか、車を求めています。' },
  'ca.car.step': {
    says: '通知の最後の日の前に、貸し手に電話してください。計画を提案し、自分の物を車から出します。',
  },
  'ca.car.on-two-thirds': {
    says: 'オンタリオ州では、3分の2を払った後は、ほとんどの場合、裁判所の許可がなければ物を取れません。',
  },
  'ca.car.on-sale': {
    says: 'オンタリオ州では、貸し手は車を売る15日前に知らせなければなりません。通知に書かれた額を払えば、車を取り戻せます。',
  },
  'ca.car.bc-two-thirds': {
    says: 'ブリティッシュ・コロンビア州では、3分の2を払った後は、貸し手に裁判所の命令が必要です。車を取った貸し手は、ほとんどの場合、裁判も起こすことはできません。',
  },
  'ca.car.ab-sale': {
    says: 'アルバータ州では、執行官（civil enforcement bailiff）が車を取らなければなりません。15日以内に異議を言えます。',
  },
  'ca.car.qc-thirty': {
    says: 'ケベック州では、販売店は先に30日前の通知を出さなければなりません。半分を払った後は、裁判所の許可が必要です。',
  },
}
