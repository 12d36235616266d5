/** Rent that is owed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_JA: Words = {
  'de.home.want-at-once': {
    says: '大家が、家賃の滞納のために、賃貸をすぐに終わらせると言っています。期限内に全部払えば、取り消せることがあります。',
  },
  'de.home.want-arrears': {
    says: '大家が、家賃が払われていないと言い、今求めています。',
  },
  'de.home.know-takeover': {
    says: 'Jobcenterか社会福祉の役所は、家を守るために、家賃の滞納を貸付けとして引き受けられます。働いている人も求められます。',
    learnMore:
      '解約の手紙と滞納の一覧を持って行ってください。「Übernahme von Mietschulden」を求めます。',
  },
  'de.home.step-pay-all': {
    says: '今、家賃の滞納を全部払うようにしてください。1ユーロでも大切です。全部払ったときだけ、即時の解約が消えます。',
  },
  'de.home.step-office': {
    says: 'お金がありませんか。すぐに、Jobcenter、社会福祉の役所、または町のWohnungssicherungに行き、滞納を引き受けるよう求めてください。',
  },
  'de.home.step-keep-paying': {
    says: '家賃を全部払い続けてください。毎月3営業日目までに払い、証拠を残します。',
  },
  'de.home.step-arrears-plan': {
    says: '今日、計画を大家に書いてください。全部払えば解約を取り下げるよう、書面で求めます。',
  },
  'de.home.step-housing-benefit': {
    says: '住居手当（Wohngeld）か基本の生活支援を調べてください。申請した月から始まります。',
  },
  'de.home.step-defects': {
    says: '湿気、暖房がないなど、知らせた欠陥がありましたか。そのとき、法律により家賃は低くなっていました。今、証拠をつけて伝えてください。',
  },
  'de.home.option-pay': {
    says: '全部払うか、Jobcenterか社会福祉の役所の、払うという約束を持って行きます。',
    title: '家賃の滞納を全部払う',
    cost: '滞納の全部。役所の貸付けになることもあります。',
    time: '今。遅くとも訴えが届いてから2か月。',
    risk: '一緒に出された、ふつうの解約は消えません。それを取り下げるよう求めてください。',
    bestFor: '家賃を払う義務があり、住み続けたいとき。',
  },
  'de.home.option-dispute-arrears': {
    says: '払った証拠か欠陥の証拠を送ります。迷うときは、留保つき（unter Vorbehalt）で払います。',
    title: '金額を争う',
    cost: '無料。',
    time: '今、手紙1通。',
    risk: '払う義務のある家賃を払わないと、家を失うことがあります。',
    bestFor: '払った、または欠陥で家賃が低くなったとき。',
  },
  'de.home.right-cure': {
    says: '訴えが届いてから2か月以内に家賃の滞納を全部払えば、即時の解約はなくなります。これは2年に1回です。',
  },
  'de.home.right-two-rents': {
    says: '即時の解約には、続く2か月で1か月分より多い未払い、または合わせて2か月分の未払いが必要です。',
  },
  'de.home.warn-ordinary': {
    says: 'よく、二つ目のふつうの解約も一緒に出されます。遅れて払っても、そちらはまだ消えません。早く相談してください。',
  },
  'de.home.warn-reduce': {
    says: '欠陥のために家賃を減らすときは、気をつけてください。減らしすぎると、解約の危険があります。代わりに留保つきで払ってください。',
  },
  'de.home.limitation-rent': {
    says: '古い家賃は、その年の終わりから3年で時効になります。',
    from: '家賃の支払日が来た年の終わり',
    restartedBy: '支払いや、認めることで、3年がまた始まります。',
  },
}
