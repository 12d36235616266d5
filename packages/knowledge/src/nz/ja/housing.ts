/** Notices of landlords, and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'nz.home.myth-date': {
    says: '通知の日付だけで、追い出されることはありません。あなたが残るなら、借家審判所（Tenancy Tribunal）の命令が必要です。',
  },
  'nz.home.want': { says: 'この通知（notice）は最初の一歩で、最後ではありません。' },
  'nz.home.reality': {
    says: '通知（notice）だけで、追い出されることはありません。納得できなければ、借家審判所（Tenancy Tribunal）が決めます。',
  },
  'nz.home.who': {
    says: '家主や管理の人は、個人か民間の会社です。鍵を替えたり、あなたの物を外に出したりしてはいけません。',
  },
  'nz.home.rights': { says: '問題を直し、審判所（Tribunal）で通知を争い、時間を求められます。' },
  'nz.home.not-yet': {
    says: '今日追い出すことはできません。審判所（Tribunal）の明渡し命令（possession order）を持った執行官（bailiff）だけができます。',
  },
  'nz.home.right-tribunal': { says: '借家審判所（Tenancy Tribunal）に行く権利があります。' },
  'nz.home.right-locks': { says: '鍵、電気、水を使い続ける権利があります。締め出しは違法です。' },
  'nz.home.right-remedy': {
    says: '家賃が遅れると、たいてい先に、14日以内に直すようにという通知が来ます。全部払えば、それで終わります。',
  },
  'nz.home.know-twenty-one': {
    says: '家賃が21日以上遅れると、すぐに審判所（Tribunal）に行けます。90日の間に家賃の遅れの通知が3回あっても、そうなることがあります。',
  },
  'nz.home.fourteen': {
    says: '直すよう求める通知（notice to remedy）は、少なくとも14日を与えなければなりません。安全のため、ここでは日付から数えます。',
    action: '遅れた家賃を払うか、違反を直す',
    consequence: '相手は、賃貸を終わらせるよう審判所（Tribunal）に求められます。',
  },
  'nz.home.step-stay': { says: 'まだ引っ越さず、賃貸を終わらせる書類に署名しないでください。' },
  'nz.home.step-check': { says: '賃貸の種類、理由、日付、予告の日数を確かめてください。' },
  'nz.home.step-pay': {
    says: '家賃が残っているなら、今払える分を払ってください。家賃の助けについて、Work and Incomeに聞いてください。',
  },
  'nz.home.step-help': {
    says: 'Community Law、Citizens Advice Bureau、またはTenancy Services（0800 836 262）に電話してください。',
  },
  'nz.home.opt-pay': {
    says: '14日のうちに全部払い、証拠を残してください。',
    title: '遅れている分を払う',
    cost: '遅れている家賃。',
    time: '14日。',
    risk: '払うのが遅すぎると、事件が続くことがあります。',
    bestFor: 'お金を用意できるとき。',
  },
  'nz.home.opt-tribunal': {
    says: 'オンラインで申し立て、自分の話を言ってください。多くの場合、先に無料の調停（mediation）があります。',
    title: '借家審判所（Tenancy Tribunal）に行く',
    cost: '少しの手数料。',
    time: '通知にある最後の日の前。',
    risk: '負けると、出なければなりません。',
    bestFor: '通知がまちがいか、あなたへの罰のとき。',
  },
  'nz.home.opt-plan': {
    says: '家賃に遅れの一部を足した額を申し出るか、もっと時間を求めてください。書面でもらってください。',
    title: '計画に合意する',
    cost: '合意した額。',
    time: '数日。',
    risk: '計画を守れないと、すぐ命令になることがあります。',
    bestFor: '払えるけれど、一度には無理なとき。',
  },
  'nz.home.opt-help': {
    says: '地域の弁護士（Community Law）が通知を確かめられます。',
    title: '無料の助けを求める',
    cost: '無料。',
    time: '今日。',
    risk: 'なし。',
    bestFor: 'どうすればよいか分からないとき。',
  },
  'nz.home.warn-hearing': {
    says: '調停（mediation）と審理に行ってください。あなたなしで命令が出ることがあります。',
  },
  'nz.home.right-three-notices': {
    says: '90日の間に、少なくとも5営業日遅れた家賃について3回通知すると、家主は審判所（Tribunal）に行けます。そこで通知を争えます。',
  },
  'nz.home.right-chance': {
    says: 'すぐに払えるなら、審判所（Tribunal）は住み続けることを認められます。計画を決め、あなたがそれを守り終えたら事件が終わるようにもできます。',
  },
}
