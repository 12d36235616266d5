/** The Japanese words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_JA: Words = {
  'ie.service.right-budget': {
    says: '請求は所有者の集会にかけた年間予算に基づきます。予算とご自身の分を見せてもらえます。',
  },
  'ie.service.right-vote': {
    says: '集会で発言し投票できます。投票の4分の3が反対すれば、当面は前年の額です。',
  },
  'ie.service.right-report': {
    says: '毎年、収支、積立金（sinking fund）、保険の報告書を受け取れます。',
  },
  'ie.service.right-court': {
    says: '会社が法律を守らなければ、所有者は Circuit Court に訴えられます。まず話し合ってください。',
  },
  'ie.service.warn-stop': {
    says: '抗議で支払いを止めないでください。借金は住まいに残り、売る時に片づける必要があります。',
  },
  'ie.service.step-ask': { says: '予算、前年の会計、ご自身の分の計算方法を書面で求めます。' },
  'ie.service.option-plan': {
    title: '分割払いを求める',
    cost: '無料です。',
    time: '数週間です。',
    risk: '低いです。',
    bestFor: '額は正しいが一度に払えない人。',
    says: '期限の前に、続けられる月々の額を申し出ます。',
  },
}
