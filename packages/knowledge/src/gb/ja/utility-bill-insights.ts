/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_JA: Words = {
  'gb.bill.warn-silence': {
    says: '黙っていると、裁判所に判決（judgment）や令状（warrant）を求めることがあります。期限の前に話してください。',
  },
  'gb.bill.warn-warrant': {
    says: '令状（warrant）やメーターの話があります。今日電話し、家にだれがいるかを言い、計画を提案してください。',
  },
  'gb.bill.insight-limiter': {
    says: '水道会社は、未払いのために家の水を止めたり弱めたりできません。そのおどしに根拠はありません。',
    actionable:
      'どの法律でできるのか書面で聞き、Consumer Council for Waterに苦情を出してください。',
  },
  'gb.bill.insight-estimate': {
    says: '請求は推定によるものです。本当の額は低いかもしれません。',
    actionable: 'メーターを読み、日付つきの写真を撮り、送ってください。',
  },
  'gb.bill.tactic-priority': {
    says: '今の使用分と、未払いの少しずつの返済を提案します。誠意が伝わり、ほかの手段が止まることが多いです。',
    risk: '続けられる額より多く提案しないでください。',
    notWhen: 'あなたの未払いでないとき。',
  },
}
