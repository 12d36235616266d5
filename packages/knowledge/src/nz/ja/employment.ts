/** Letters that end a job: reasons, pay and help: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'nz.work.myth-contract': {
    says: '書面の契約がなくても、職場での権利があります。最低賃金、休日、公平な手続きは、それでも守られます。',
  },
  'nz.work.want': {
    says: '理由と、最後に働く日を探してください。何ができるかは、それで決まります。',
  },
  'nz.work.reality': {
    says: '勤め先には正当な理由が必要で、公平にしなければなりません。そうでなければ、職場の申し立て（personal grievance）ができます。',
  },
  'nz.work.who': {
    says: 'Employment Mediation Serviceが無料で助けます。話がまとまらなければ、Employment Relations Authorityが決めます。',
  },
  'nz.work.rights': { says: '契約どおりの予告、払われていない賃金、休日の賃金の権利は残ります。' },
  'nz.work.no-hold': {
    says: 'あなたが書面で同意していなければ、働いて得た給料を渡さないことはできません。',
  },
  'nz.work.know-trial': {
    says: '契約に有効な90日の試用（90 day trial）があるなら、解雇そのものについては請求できません。働き始める前に署名したものでなければなりません。',
  },
  'nz.work.right-reasons': {
    says: '60日以内に、理由を書面で求められます。そうしたら勤め先は、14日以内に答えます。',
  },
  'nz.work.right-process': {
    says: '何が問題かを知り、付き添いの人と一緒に答え、先入観なしに聞いてもらう権利があります。',
  },
  'nz.work.right-holiday': {
    says: '仕事が終わるとき、使っていない休日の分を全部払ってもらう権利があります。',
  },
  'nz.work.step-reasons': { says: '理由を書面で求めてください。' },
  'nz.work.step-keep': { says: '手紙、契約、給与明細、メッセージを残してください。' },
  'nz.work.step-call': {
    says: '組合、Community Law、または仕事の相談電話（0800 20 90 20）に電話してください。',
  },
  'nz.work.opt-deal': {
    says: 'もっと多いお金か、よい推薦状を求めてください。署名する前に助言を受けてください。',
    title: 'もっとよい条件を求める',
    cost: '無料。',
    time: '数日から数週間。',
    risk: '90日を過ぎないようにしてください。',
    bestFor: '前に進みたいとき。',
  },
  'nz.work.insight-redundancy': {
    says: '整理解雇（redundancy）では、決める前に、事実を示してあなたに相談しなければなりません。契約になければ、法律では整理解雇の手当は出ません。',
    actionable: '事業上の理由と、どう選ばれたかを聞いてください。',
  },
  'nz.work.insight-conduct': {
    says: '2026年2月21日から、自分の行いによって、もらえる額が減ることがあります。重い非行なら、何ももらえないこともあります。',
    actionable: 'あったことを全部、相談相手に話してください。不利なこともです。',
  },
  'nz.work.right-good-faith': {
    says: '解雇の前に、勤め先は事実を示し、本当に答える機会を与えなければなりません。',
  },
  'nz.work.right-holiday-law': {
    says: '働いて得た休日の賃金は、最後の給料で払わなければなりません。',
  },
  'nz.work.right-deductions': {
    says: 'あなたの書面の同意か法律がなければ、勤め先は給料からお金を引けません。',
  },
  'nz.work.right-human-rights': {
    says: '人種、性別、年齢、信仰、障害、家族を理由に解雇してはいけません。無料で苦情を言えます。',
  },
  'nz.work.right-agreement': {
    says: '整理解雇の手当（redundancy pay）を決める法律はありません。自分の契約と、仕事が売られるか移るときに何と書いてあるかを見てください。',
  },
  'nz.work.right-trial': {
    says: '有効な90日の試用（90-day trial）があると、不当な解雇の請求はできません。でも、働き始める前に書面で同意したときだけです。',
  },
}
