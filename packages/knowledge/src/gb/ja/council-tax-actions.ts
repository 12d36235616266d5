/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_JA: Words = {
  'gb.council-tax.insight-reductions': {
    says: '割引、減額、障害による区分を申し込まなかったため、高すぎる請求が多いです。',
    actionable:
      '住んでいる人、少ない収入、障害、学生、介護者について、全部確かめるよう頼んでください。',
  },
  'gb.council-tax.insight-instalments': {
    says: '毎月払いを続けられるかは、7日で決まります。過ぎると、1年の残り全部の期限が7日後に来ます。',
    actionable: '遅れた分を払うか、その日の前に電話して、毎月払いを続けるよう頼んでください。',
  },
  'gb.council-tax.insight-second': {
    says: '今年2回目の督促です。もう1回遅れると、新しい督促なしで、残り全部の期限が来ます。',
    actionable: '給料日の後の日に、口座振替（direct debit）を設定してください。',
  },
  'gb.council-tax.insight-costs': {
    says: '役所が加えられるのは、適正にかかった費用だけです。早く分割払いを決めると、免除する役所もあります。',
    actionable: '事情を話して費用の免除を頼むか、計算の中身を示すよう求めてください。',
  },
  'gb.council-tax.insight-attach': {
    says: '給料や給付金からの天引きには、手数料がかかりません。執行官（bailiff）は少なくとも£75、訪問でさらに£235を加えます。',
    actionable: '仕事や給付金の情報を役所に伝え、代わりに天引きを頼んでください。',
  },
  'gb.council-tax.insight-order-wrong': {
    says: '命令が出るべきでなかったなら、役所自身が、取り消すよう裁判所に求められます。',
    actionable: '何がちがったかの証拠を送り、命令を取り消す（quash）手続きを役所に頼んでください。',
  },
  'gb.council-tax.warning-ignore': {
    says: '放っておかないでください。次は、1年分の請求、裁判所の呼出状（summons）、費用の追加です。',
  },
  'gb.council-tax.warning-order': {
    says: '納付命令（liability order）の後は、聞かれたら、仕事と収入を役所に伝えなければなりません。伝えないと罰金になることがあります。',
  },
  'gb.council-tax.warning-prison': {
    says: '収監の審問（committal hearing）に呼ばれたら、すぐ法律相談を受け、必ず行ってください。裁判所は、なぜ払っていないかを調べなければなりません。',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: '破産（bankruptcy）や家への担保（charge）の話は、家を持っているなら重大です。今日相談してください。',
  },
  'gb.council-tax.tactic-pay-some': {
    says: '少しでも今払い、毎月続けます。努力していることを示せます。',
    risk: '一部を払っても、呼出状（summons）は止まりません。',
    notWhen: '払う義務がないとき。先に争ってください。',
  },
  'gb.council-tax.tactic-hardship': {
    says: '短い手紙と家計の表で、裁量による減額（discretionary reduction）を申し込みます。法律の名前「section 13A(1)(c)」を書きます。',
    risk: '役所は断れます。請求も続きます。',
    notWhen: '余ったお金や貯金があるとき。',
  },
  'gb.council-tax.tactic-councillor': {
    says: '役所が聞いてくれないなら、地元の議員（councillor）に助けを頼みます。件を見直してもらえることが多いです。',
    risk: '数日かかることがあります。',
    notWhen: '裁判や訪問が明日のとき。役所に直接電話してください。',
  },
  'gb.council-tax.deadline-reminder': {
    says: '7日は、督促が出された日から始まります。その日が1日目です。',
    action: '遅れた分を払うか、分割払いを決める',
    consequence: '1年の残り全部の期限が7日後に来ます。',
  },
  'gb.council-tax.deadline-full-year': {
    says: '最初の7日で遅れた分を払わないと、さらに7日後に、1年の残り全部の期限が来ます。',
    action: '全額の期限の前に分割払いを決める',
    consequence: '役所は裁判所の呼出状（summons）を求められます。',
  },
  'gb.council-tax.deadline-final': {
    says: '最後の通知（final notice）の後、役所は7日待たなければなりません。通知の日が1日目です。',
    action: '払うか、分割払いを決める',
    consequence: '役所は治安判事（magistrates）に申し立てられ、費用が加わります。',
  },
}
