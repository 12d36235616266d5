/** Rights of tenants who get a notice to leave, in each nation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_JA: Words = {
  'gb.home.right-court': {
    says: '裁判所が出るよう命じ、裁判所の執行官（court bailiffs）が来るまで、住む権利があります。ほとんどの借り手に当てはまります。',
  },
  'gb.home.right-no-force': {
    says: '家主が力やおどしで追い出すことは犯罪です。そうなったら役所に電話し、危ないときは警察に電話してください。',
  },
  'gb.home.right-reason': {
    says: 'イングランドでは、民間の家主は今、法律上の理由を言い、証明しなければなりません。理由のない立ち退きはありません。',
  },
  'gb.home.right-arrears-ground': {
    says: 'イングランドのきびしい家賃の理由では、通知の日と裁判の日の両方で、3か月の滞納が必要です。通知は4週間前に必要です。',
  },
  'gb.home.right-breathing-space': {
    says: '支払いの一時停止（breathing space）で、滞納についての通知や裁判の手続きを最長60日止められます。新しい家賃は払わなければなりません。',
  },
  'gb.home.right-scotland': {
    says: '立ち退きが妥当でない理由を、審判所（Tribunal）に言えます。審判所はあなたの事情を考えなければなりません。',
  },
  'gb.home.right-ni': {
    says: '家主は書面で知らせなければなりません。最初の12か月は4週間前、10年までは8週間前、その後は12週間前です。',
  },
}
