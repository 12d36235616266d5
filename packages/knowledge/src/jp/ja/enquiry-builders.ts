/** The Japanese words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_JA: Words = {
  'jp.ask.builder-overcharge': {
    says: '約束した値段が基本です。追加工事には、先にあなたの同意が必要です。項目ごとの明細を求め、約束の分を払い、残りは書面で争ってください。訪問販売や、広告より大幅に高い修理なら、8日間のクーリング・オフができることがあります。せかされて払わず、188に相談してください。',
  },
  'jp.ask.bad-work': {
    says: '写真を撮り、期限を決めて書面で直すよう求めてください。それまでは代金の相当な部分の支払いを拒めます。応じなければ代金の減額や賠償を求められます。不具合を知ってから1年以内に伝えてください。',
  },
}
