/** The Japanese words of Switzerland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_JA: Words = {
  'ch.home.want': {
    says: '家主が契約を終わらせます。効力があるのは、州（Kanton）の公式の用紙だけです。',
  },
  'ch.home.want-rent': {
    says: '家主が、家賃が遅れていると言い、払う期間を決めています。',
  },
  'ch.home.who': {
    says: '家主か、建物を管理する会社です。',
  },
  'ch.home.real': {
    says: '今日出る必要はありません。立ち退きを命じられるのは裁判所だけです。',
  },
  'ch.home.not-yet': {
    says: '裁判所の命令なしに、鍵を変えたり、物を外に出したりすることはだれにもできません。',
  },
  'ch.home.rights': {
    says: '調停の役所（Schlichtungsbehörde）で、解約を争うか、時間を頼めます。住まいについては無料です。',
  },
  'ch.home.deadline-thirty': {
    says: '受け取りから30日以内に、解約を争うか、延長（Erstreckung）を求められます。',
    action: '賃貸の調停の役所に書く',
    consequence: 'もう争えなくなります。',
  },
  'ch.home.deadline-pay': {
    says: '住まいでは、遅れた家賃を全部払うまで、受け取りから少なくとも30日あると法律が決めています。',
    action: '期限内に、遅れた家賃を全部払う',
    consequence: '家主は、30日の予告で、月末に契約を終わらせられます。',
  },
  'ch.home.step-form': {
    says: '用紙を確かめてください。夫婦には、それぞれ別の手紙で1通ずつ必要です。そうでなければ、解約は無効です。',
  },
  'ch.home.step-pay': {
    says: '期間内に、遅れた家賃を全部払ってください。家族、町、基金に助けを求めます。一部だけでは足りません。',
  },
  'ch.home.step-fight': {
    says: '30日以内に、調停の役所（Schlichtungsbehörde）に書いてください。解約を争い、時間を求めると書きます。',
  },
  'ch.home.step-help': {
    says: '今すぐ、借り手の協会（Mieterverband, ASLOCA）に聞いてください。',
  },
  'ch.home.step-sum': {
    says: '月ごとの家賃と支払いの一覧を求めてください。',
  },
  'ch.home.right-form': {
    says: '公式の用紙のない解約は無効です。',
  },
  'ch.home.right-longer': {
    says: '引っ越しがとても苦しいなら、住まいでは最長であと4年の延長を求められます。解約の知らせから30日以内に求めます。義務の重い違反の後は認められません。',
  },
  'ch.home.right-both': {
    says: '結婚していて、家族の住まいですか。滞納の警告と解約通知は、それぞれ夫婦の両方に別々に届く必要があります。そうでなければ、解約は無効です。',
  },
  'ch.home.right-thirty': {
    says: '家賃の遅れによる解約の前に、書面で少なくとも30日もらう権利があります。',
  },
  'ch.home.right-free': {
    says: '住まいの賃貸では、調停の役所（Schlichtungsbehörde）は無料です。',
  },
  'ch.home.option-fight': {
    title: '解約を争う',
    says: '役所に、解約を無効にするか、時間をくれるよう求めます。',
    cost: '無料。',
    time: '30日。',
    risk: '解約が残ることもあります。',
    bestFor: 'もっと長く住みたいとき。',
  },
  'ch.home.option-pay': {
    title: '期限内に、遅れた家賃を全部払う',
    says: '解約を止められます。',
    cost: '家賃。',
    time: '期間が終わる前。',
    risk: 'ありません。',
    bestFor: 'お金を用意できるとき。',
  },
  'ch.home.option-plan': {
    title: '書面で分割を決める',
    says: '解約しないよう家主に頼みます。',
    cost: '提案した額。',
    time: '今。',
    risk: '署名した同意がなければ、期間は進み続けます。',
    bestFor: '数週間必要なとき。',
  },
  'ch.home.option-help': {
    title: '借り手の協会に聞く',
    says: '手紙を確かめてくれます。',
    cost: '会費。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '家賃の手紙ならどんなものでも。',
  },
  'ch.home.warn-time': {
    says: '30日は厳しく守られます。手紙は書留で送り、控えを残してください。',
  },
}
