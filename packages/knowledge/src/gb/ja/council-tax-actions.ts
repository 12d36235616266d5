/** A council tax letter in England and Wales: options, insights, warnings, tactics and time limits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_JA: Words = {
  'gb.council-tax.option-plan': {
    says: '続けて払える額を提案し、書面でもらいます。',
    title: '役所に分割払いを頼む',
    cost: '払える額',
    time: '電話かメール1回。今日が一番よいです',
    risk: '支払いが遅れると、役所は手続きを進められます。',
    bestFor: '払う義務があり、時間をかければ払える場合。',
  },
  'gb.council-tax.option-reduce': {
    says: '当てはまるものを全部申し込みます。請求が下がると、借金も下がります。',
    title: '減額、割引、困窮の支援で請求を下げる',
    cost: '無料',
    time: '決定まで数週間',
    risk: '待つ間も、払える額を払い続けてください。',
    bestFor: '収入が少ない、1人で住む、または障害のある人がいる場合。',
  },
  'gb.council-tax.option-dispute': {
    says: '証拠をつけて役所に手紙を書きます。必要なら、その後Valuation Tribunalに申し立てます。',
    title: '請求を争う',
    cost: '無料',
    time: '役所の回答の期限は2か月です',
    risk: '争う間も、請求どおり払う必要があります。',
    bestFor: '住んでいなかった、払った、または割引があるはずの場合。',
  },
  'gb.council-tax.option-dispute-wales': {
    says: '証拠をつけて役所に手紙を書きます。必要なら、その後Valuation Tribunal for Walesに申し立てます。',
    title: '請求を争う',
    cost: '無料',
    time: '役所の回答の期限は2か月です',
    risk: '争う間も、請求どおり払う必要があります。',
    bestFor: '住んでいなかった、払った、または割引があるはずの場合。',
  },
  'gb.council-tax.option-help': {
    says: '相談員が請求を確かめ、提案をし、支払いの一時停止（breathing space）を申し込めます。',
    title: '無料の借金の相談を受ける',
    cost: '無料',
    time: '電話1回。その日のうちのことが多いです',
    risk: '手紙の期限は進みます。',
    bestFor: 'ほかにも借金がある、またはまったく払えない場合。',
  },
  'gb.council-tax.option-pay': {
    says: '毎月払いを続けられるように、遅れた分を払います。',
    title: '遅れた分を払う',
    cost: '遅れた1回分',
    time: '7日以内',
    risk: 'もう一度遅れると、毎月払いが終わることがあります。',
    bestFor: '同意していて、今払える場合。',
  },
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
