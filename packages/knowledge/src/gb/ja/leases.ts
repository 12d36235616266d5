/** Japanese: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_JA: Words = {
  'gb.lease.right-fair-costs': {
    says: '払うのは、公正な費用で、きちんとした仕事の分だけです。いくら払うかは審判所（tribunal）が決められます。',
  },
  'gb.lease.right-asked-first': {
    says: '1戸あたり£250を超える工事は、先に見積もりを見せて意見を聞く必要があります。しなければ、あなたの分は£250まで下がることがあります。',
  },
  'gb.lease.right-old-costs': {
    says: '請求の時に18か月より古い費用は払わなくてかまいません。ただし、請求が来ると期限内に書面で知らせていた場合は別です。',
  },
  'gb.lease.right-see-bills': {
    says: '請求には、あなたの権利のまとめが必要です。届くまで支払いを止められます。領収書を見せるよう頼めます。',
  },
  'gb.lease.no-forfeit-yet': {
    says: '請求のために家を取り上げるには、先に審判所か裁判所が支払い義務を認めるか、あなたが認める必要があります。£350以下なら、3年より古いことも必要です。',
  },
  'gb.lease.step': {
    says: '何を認め、何に反対し、なぜかを書きます。費用のまとめと領収書を求めます。認める分は払います。',
  },
  'gb.lease.answer': {
    says: '払うのは公正な費用だけです。1戸あたり£250を超える工事は、先に聞く必要があります。審判所（tribunal）が決められ、それより前に家は取られません。',
  },
  'gb.lease.right-longer': {
    says: '長い借地権（lease）で部屋を持つ人は、公正な値段で期間をのばせます。先に2年持つ必要はもうありません。',
  },
  'gb.lease.right-manage': {
    says: '部屋の持ち主（leaseholders）は建物の管理を引き継げます。家主の落ち度は要りません。',
  },
}
