/** Unpaid fees of a gym, a nursery or a course: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_JA: Words = {
  'gb.gym.case': {
    says: '2011年、イングランドのHigh Courtは、長すぎる期間や残りの月の一括請求を定めたジムの契約を不公正と判断しました。',
    actionable:
      '残りの期間と追加料金を争うと書面で伝えてください。署名した契約書を求めてください。',
  },
  'gb.gym.fair-terms': {
    says: '不公正な契約条項に従う義務はありません。長すぎる期間や、実際の損失を超える料金がそれに当たることがあります。',
  },
  'gb.fees.fair-terms': {
    says: '学費や保育料の条項は公正でなければなりません。保育園や大学の損失を大きく超えて払わせる条項に従う義務はありません。',
  },
  'gb.fees.student-complaint': {
    says: '大学の苦情手続を使えます。最終回答の後は、Office of the Independent Adjudicatorが無料で調べられます。',
  },
}
