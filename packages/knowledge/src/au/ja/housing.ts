/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'au.home.myth-date': {
    says: '通知の日付だけで、住まいはなくなりません。出るよう命じられるのは、審判所か裁判所（tribunalかcourt）だけです。',
  },
  'au.home.want': { says: 'この通知は最初の段階で、最後ではありません。' },
  'au.home.reality': {
    says: '通知だけで、住まいはなくなりません。あなたが残るなら、家主は、審判所か裁判所（tribunalかcourt）に命令を求めなければなりません。',
  },
  'au.home.who': {
    says: '家主や不動産会社は、民間の人か会社です。閉め出したり、物を外に出したりしてはいけません。',
  },
  'au.home.rights': {
    says: '命令が出るまで残れます。家賃の遅れを払う、通知を争う、時間を求めることができます。',
  },
  'au.home.not-yet': {
    says: '今日、追い出すことはできません。有効な通知、命令、その後に警察か執行官（sheriffかbailiff）が必要です。',
  },
  'au.home.know-form': {
    says: '用紙か日付がまちがっている、または理由がない通知は、有効でないかもしれません。',
  },
  'au.home.right-hearing': {
    says: '州の審判所か裁判所（tribunalかcourt）で、話を聞いてもらう権利があります。',
  },
  'au.home.right-locks': {
    says: '鍵、電気、水を使い続ける権利があります。命令なしに閉め出すのは、法律に反します。',
  },
  'au.home.right-notice': {
    says: '期間と、ほとんどの州では法律が求める理由を書いた、書面の通知を受ける権利があります。',
  },
  'au.home.step-stay': { says: 'まだ出て行かず、契約を終わらせる物に署名しないでください。' },
  'au.home.step-type': {
    says: '通知の理由、用紙、日付を見てください。それで、できることが決まります。',
  },
  'au.home.step-pay': {
    says: '家賃のことなら、今、払える分を払うか、書面で計画を申し出てください。証拠を残します。',
  },
  'au.home.step-help': { says: '今日、州の無料の借りる人の相談所に電話してください。' },
  'au.home.opt-pay': {
    says: '通知の日付の前に、全部払うか、計画を約束してください。',
    title: '家賃の遅れを払う',
    cost: '払っていない家賃です。',
    time: '通知の日付の前です。',
    risk: '遅すぎると、手続きが進むことがあります。',
    bestFor: '家賃が遅れていて、お金を用意できるとき。',
  },
  'au.home.opt-dispute': {
    says: '州の審判所か裁判所（tribunalかcourt）に行き、言い分を言ってください。',
    title: '通知を争う',
    cost: '無料か、少しの手数料です。',
    time: '通知の日付の前です。',
    risk: '負けると、出る日が決まります。',
    bestFor: '理由が本当でない、または通知にまちがいがあるとき。',
  },
  'au.home.opt-time': {
    says: 'あなたの事情を言って、もっと後の日を、家主か審判所（tribunal）に頼んでください。',
    title: '時間を求める',
    cost: '無料です。',
    time: '今です。',
    risk: '断られるかもしれません。',
    bestFor: '家を探す時間が必要なとき。',
  },
  'au.home.opt-help': {
    says: '借りる人の相談所が、通知を調べられます。家賃の貸付けか給付を、州に聞いてください。',
    title: '無料の助けを求める',
    cost: '無料です。',
    time: '今日です。',
    risk: 'ありません。',
    bestFor: 'どうすればよいか分からないとき。',
  },
  'au.home.warn-hearing': {
    says: '審理に行ってください。だれも来なかっただけで出た命令が、たくさんあります。',
  },
  'au.home.warn-database': {
    says: '払っていない借金や命令で、借りる人の名簿（tenant database）にのることがあります。見て直すよう求められます。',
  },
  'au.home.insight-plan': {
    says: '公正な家賃の計画があれば、審判所（tribunals）は、よく住み続けさせます。',
    actionable: '家計の表と、最初の支払いの証拠を審理に持って行ってください。',
  },
}
