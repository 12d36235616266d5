/** Notices of landlords, and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'ie.home.myth-date': {
    says: '通知の日付だけで、家を失うことはありません。期限内にRTBで争えば、決まるまで住めます。',
  },
  'ie.home.want': {
    says: 'この通知は最初の一歩で、最後ではありません。',
  },
  'ie.home.reality': {
    says: '通知だけで、家を失うことはありません。争えば、Residential Tenancies Board（RTB）が決めます。',
  },
  'ie.home.who': {
    says: '家主や代理人は、個人か会社です。鍵を変えたり、物を外に出したりしてはいけません。',
  },
  'ie.home.rights': {
    says: '期限内に送った争いをRTBが調べる間、住めます。家賃は払い続ける必要があります。',
  },
  'ie.home.not-yet': {
    says: '今日、追い出すことはできません。有効な通知とRTBの命令、それでも住むならDistrict Courtの命令が必要です。',
  },
  'ie.home.right-dispute': {
    says: '通知をRTBで争えます。期限は90日で、家賃の滞納やほかの違反についてなら28日です。',
  },
  'ie.home.right-locks': {
    says: '締め出し（lock-out）は違法です。RTBは早く動き、家に戻すよう命じられます。',
  },
  'ie.home.right-warning': {
    says: '家賃の滞納では、家主は先に、払うまで少なくとも28日ある警告の通知（warning notice）を送り、写しをRTBに送る必要があります。',
  },
  'ie.home.right-pay-ends': {
    says: '28日以内に全部払えば、それを理由に賃貸を終わらせることはできません。',
  },
  'ie.home.warning': {
    says: '警告の通知（warning notice）では、払うまで少なくとも28日必要です。ここでは安全のため、その日付から数えます。',
    action: '滞納の家賃を全部払う、または書面で計画を決める',
    consequence: '家主は、賃貸を終わらせる通知を送れます。',
  },
  'ie.home.step-stay': {
    says: 'まだ家を出ず、賃貸を終わらせるものに署名しないでください。',
  },
  'ie.home.step-call': {
    says: 'Threshold（1800 454 454）に電話してください。無料で、通知を確かめてくれます。',
  },
  'ie.home.step-check': {
    says: '日付、理由、予告の日数、RTBが写しを受け取ったかを確かめてください。',
  },
  'ie.home.step-pay': {
    says: '滞納の家賃があるなら、今払える分を払い、地元のCommunity Welfare Officerに助けを求めてください。',
  },
  'ie.home.opt-rtb': {
    title: 'RTBで争う',
    says: 'オンラインで申し立て、無料の調停（mediation）か審理（hearing）を求めます。',
    cost: '少しの手数料。調停は無料。',
    time: '90日、違反なら28日。',
    risk: '家賃は払い続ける必要があります。',
    bestFor: '通知にまちがいがある、または理由が本当でないとき。',
  },
  'ie.home.opt-pay': {
    title: '滞納を払う',
    says: '28日以内に全部払い、証拠を残します。',
    cost: '滞納の家賃。',
    time: '28日。',
    risk: '払うのが遅すぎると、賃貸を終わらせられます。',
    bestFor: 'お金を用意できるとき。',
  },
  'ie.home.opt-plan': {
    title: '計画を決める',
    says: '家賃と滞納の一部を提案します。書くのをMABSが手伝えます。',
    cost: '合意した額。',
    time: '数日。',
    risk: '計画を破ると、難しくなります。',
    bestFor: '払えるが、一度には払えないとき。',
  },
  'ie.home.opt-threshold': {
    title: 'Thresholdに相談する',
    says: '無料の相談員が、通知を確かめ、家主と話せます。',
    cost: '無料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: '何をすればよいか迷うとき。',
  },
  'ie.home.warn-council': {
    says: '家を失うおそれがあるなら、早めに地元の役所（council）に知らせてください。防ぐのを手伝えます。',
  },
  'ie.home.right-stay-meanwhile': {
    says: '通知についての争いがRTBにある間、賃貸はほとんどの場合続きます。家賃を払い続けてください。',
  },
}
