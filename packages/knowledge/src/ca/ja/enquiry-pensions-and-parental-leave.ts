/** The Japanese words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_JA: Words = {
  'ca.fact.cpp-disability-denied': {
    says: '手紙から90日以内に書面で再審査を求めてください。前の仕事だけでなく、どんな定期的な仕事もできない理由を書いた医師の報告を付けます。それでも駄目なら90日以内にSocial Security Tribunalへ（無料）。新しい申請はしないこと。認められる人は多いです。',
  },
  'ca.fact.gis-overpaid': {
    says: 'Service Canadaに電話し、毎月の返済を減らすよう頼んでください。生活に足りないなら下げられます。額が違うなら90日以内に書面で再審査を。一度だけ解約したRRSPは1年分の所得に数えるので、翌年7月に加算が戻ることがあります。収入が長く減ったなら見込み額の使用を求めましょう。',
  },
  'ca.fact.parental-leave': {
    says: 'EIは出産した人に15週払います。続いて親給付を2人で最大40週（1人35週まで、賃金の55%）、または最大69週（33%）。保険のある600時間が必要で、仕事を止めたら申請します。職は守られ、多くの州で16〜18週と育児休業61〜63週です。ケベックは独自の制度（QPIP）です。',
  },
}
