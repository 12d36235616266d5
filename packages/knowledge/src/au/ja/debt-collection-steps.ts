/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'au.debt.step-check': {
    says: 'あなたの借金か確かめてください。名前、額、日付、最初に借りた相手を見ます。',
  },
  'au.debt.step-age': {
    says: '最後に払った日を調べてください。6年に近いか超えているなら、まだ払わず、何にも署名しないでください。',
  },
  'au.debt.step-helpline': {
    says: 'National Debt Helpline（1800 007 007）に電話してください。無料で、あなたの味方です。',
  },
  'au.debt.step-write': {
    says: '返事を書いてください。借金の証拠か、支払いが苦しい人の支援（hardship）を求めます。',
  },
  'au.debt.step-offer': {
    says: '払う義務があるなら、家計の表を作り、続けられる額を申し出てください。約束は書面でもらいます。',
  },
  'au.debt.step-dispute': {
    says: 'まちがっているなら、書面でそう伝え、理由を言ってください。続けるなら、AFCAに苦情を出します。',
  },
}
