/** The Japanese words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_JA: Words = {
  'fr.maintenance.reality': {
    says: '判決か公の証書で金額が決まっていますか。それなら、CAF（ARIPA）か執行官が、新しい裁判官なしに、給料や銀行から取れます。',
  },
  'fr.maintenance.right-change': {
    says: '収入がずっと減った、またはほかに子どもがいますか。金額を変えるよう、家族の裁判官（juge aux affaires familiales）に求めてください。弁護士はいりません。それまでは前の金額を払う義務があります。',
  },
  'fr.maintenance.right-years': {
    says: '給料からの直接の支払いは、今の金額と、数か月前までの分を、少しずつ取ります。5年より前の金額は古すぎます。',
  },
  'fr.maintenance.warn': {
    says: '2か月を超えて全額を払わないと、犯罪（abandon de famille）になることがあります。払える分を払い、すぐに裁判官に求めてください。',
  },
  'fr.maintenance.step': {
    says: '払った証拠を、月ごとに送ってください。続けられなければ、ARIPAに計画を、裁判官に新しい金額を求めます。',
  },
  'fr.maintenance.option': {
    says: '家計を示して、家族の裁判官に変えるよう求めます。',
    title: '金額を変えてもらう',
    cost: '弁護士はいりません。',
    time: '数か月。すぐに求めてください。',
    risk: 'ありません。',
    bestFor: '生活が変わったとき。',
  },
}
