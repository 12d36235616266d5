/** What a collector may not do and may not add, and how to deal with one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'it.debt.who': {
    says: '取立て会社（società di recupero crediti）は、警察の許可を持つ民間の会社です。もとの会社より強い力はありません。',
  },
  'it.debt.no-visit': {
    says: '取り立てる人は、家に入ったり、何度も電話したりしてはいけません。ドアを開ける必要はありません。',
  },
  'it.debt.no-prison': {
    says: '請求書やローンを払えないことで、刑務所に入ることはありません。',
  },
  'it.debt.right-no-threats': {
    says: 'だれも、おどしたり、昼も夜も電話したり、借金を家族や上司に話したりしてはいけません。',
  },
  'it.debt.right-data': {
    says: 'あなたについてのデータを無料で見る権利があります。ほとんどの場合、1か月以内です。',
  },
  'it.debt.insight-costs': {
    says: '取立ての費用（spese di recupero）は、契約か法律にあるときだけ認められます。',
    actionable: '契約のどこにあり、何をしたかを聞いてください。',
  },
  'it.debt.warning-pay-account': {
    says: '払う前に、口座と会社を確かめてください。手紙の番号ではなく、知っている番号で最初の会社に電話します。',
  },
  'it.debt.tactic-raccomandata': {
    says: '受取りの証明が付く書留かPECで答えます。何を、いつ言ったかを証明できます。',
    risk: '請求を知っていることが分かります。',
    notWhen: '古い借金を認めるためには使わないでください。',
  },
  'it.debt.right-publish': {
    says: 'あなたのことを公開するという脅しは、法律の手続ではありません。メッセージを残してください。お金のために不当な害で脅すと、犯罪(estorsione)になりえます。',
  },
  'it.debt.right-of-firms': {
    says: '仕事のために注文しましたか。それなら消費者の決まりは使えません。高い遅延利息と€40が加わることがあります。それでも契約書を求めてください。',
  },
}
