/** Notices to end a tenancy and late rent, in every province, and in those with few rows: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'ca.home.myth-date': {
    says: '通知の日付だけで、住まいがなくなることはありません。ほとんどの場合、出るよう命令できるのは審判所か裁判所だけです。',
  },
  'ca.home.want': { says: 'この通知は最初の一歩で、最後ではありません。' },
  'ca.home.reality': {
    says: '通知だけで、住まいがなくなることはありません。納得できなければ、ほとんどの場合、審判所か裁判所が決めます。',
  },
  'ca.home.who': {
    says: '家主や業者は、民間の人か会社です。自分でかぎを変えたり、あなたの物を外に出したりしてはいけません。',
  },
  'ca.home.rights': {
    says: '決まるまで住めます。通知を争う、払うべき額を払う、時間を頼む、ということができます。',
  },
  'ca.home.not-yet': {
    says: '今日あなたを出すことはできません。有効な通知、次に命令、次に裁判所の執行官が必要です。',
  },
  'ca.home.know-form': {
    says: '用紙や日付がまちがっている通知や、理由のない通知は、無効かもしれません。',
  },
  'ca.home.right-hearing': { says: '出るよう求める通知を、審判所か裁判所で争う権利があります。' },
  'ca.home.right-locks': {
    says: '契約が法律により終わるまで、かぎ、暖房、水、電気を使う権利があります。',
  },
  'ca.home.right-notice': {
    says: '州が求める期間と理由を書いた、書面の通知を受ける権利があります。',
  },
  'ca.home.step-stay': {
    says: 'まだ引っこさないでください。契約を終わらせるものに署名しないでください。',
  },
  'ca.home.step-type': {
    says: '通知で、用紙の番号、理由、日付を探してください。それで、何日あるかが決まります。',
  },
  'ca.home.step-pay': {
    says: '家賃のことなら、できれば払うべき額を払ってください。証拠を取っておきます。これで通知が終わる州もあります。',
  },
  'ca.home.step-help': {
    says: '今日、借りる人のための電話相談か法律相談所（legal clinic）に電話してください。期限は5日しかないこともあります。',
  },
  'ca.home.opt-dispute': {
    says: '最後の日の前に州の審判所に申し立てるか、審理に行きます。',
    title: '通知を争う',
    cost: '少しの手数料のことが多いです。払わなくてよいように頼めます。',
    time: '数日以内。',
    risk: '負けると、出る日を決められることがあります。',
    bestFor: '理由が本当でない、または通知にまちがいがあるとき。',
  },
  'ca.home.opt-pay': {
    says: '通知の期間の中で全部を払い、領収書をもらいます。',
    title: '払うべき家賃を払う',
    cost: '払うべき家賃。',
    time: '通知の日数の中。',
    risk: '遅すぎるか足りないと、手続きが続くことがあります。',
    bestFor: '家賃を払う義務があり、お金を用意できるとき。',
  },
  'ca.home.opt-plan': {
    says: '毎月、家賃に加えて滞納分の一部を払うことを提案します。書面でもらってください。',
    title: '計画を決める',
    cost: '決めた額。',
    time: '数日。',
    risk: '計画を守らないと、早く命令が出ることがあります。',
    bestFor: '払えるが、一度には払えないとき。',
  },
  'ca.home.opt-help': {
    says: '借りる人のための相談所（tenant clinic）が、通知を確かめ、代わりに話せます。町に家賃の基金（rent bank）についても聞いてください。',
    title: '無料の助けを頼む',
    cost: '無料。',
    time: '今日。',
    risk: 'ありません。',
    bestFor: 'どうすればよいかわからないとき。',
  },
  'ca.home.warn-hearing': {
    says: '負けると思っても、審理に行ってください。だれも来なかっただけで出る命令が、たくさんあります。',
  },
  'ca.home.insight-faith': {
    says: '家族が住むと言う家主は、本気でなければなりません。すぐにまた貸されたら、お金を受け取れることがあります。',
    actionable: '通知を取っておいてください。出た後、その家の広告に気をつけます。',
  },
  'ca.home.mb-order': {
    says: 'マニトバ州では、通知だけであなたを出すことはできません。できるのはResidential Tenancies Branchの命令だけで、先にあなたの話をできます。',
  },
  'ca.home.sk-order': {
    says: 'サスカチュワン州では、通知だけであなたを出すことはできません。できるのはOffice of Residential Tenanciesの命令だけで、先にあなたの話をできます。',
  },
  'ca.home.ns-order': {
    says: 'ノバスコシア州では、通知だけであなたを出すことはできません。できるのはResidential Tenancies Programの命令だけで、先にあなたの話をできます。',
  },
  'ca.home.nb-order': {
    says: 'ニューブランズウィック州では、通知だけであなたを出すことはできません。できるのはTenant and Landlord Relations Officeの命令だけで、先にあなたの話をできます。',
  },
}
