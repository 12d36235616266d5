/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_JA: Words = {
  'gb.bailiff.option-pay': {
    says: '期限の前に払えば、手数料はそれ以上増えません。領収書を残し、手数料が正しいか確かめてください。',
    title: '今すぐ全額を払う',
    cost: '借金と、今までの手数料',
    time: '手紙の期限の前',
    risk: '家賃、食費、光熱費のお金で払わないでください。',
    bestFor: '借金に同意していて、払える場合。',
  },
  'gb.bailiff.insight-fee-jump': {
    says: '通知の期限の前に動けば、少なくとも£235節約できます。この手数料は、執行官（bailiff）が訪問した後だけ加えられます。',
    actionable: 'その日の前に、書面で分割払いを決めてください。',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: '執行官（bailiff）は、少なくとも丸7日（7 clear days）を与えなければなりません。日曜日と祝日は数えません。',
    action: '会社に連絡して支払いを提案する',
    consequence:
      'その後まもなく、執行官（bailiff）が訪問し、もっと高い手数料を加えるかもしれません。',
  },
  'gb.bailiff.option-plan': {
    says: '短い家計の表をつけて、書面で提案します。会社は、あなたが払える額を考えるべきです。',
    title: '続けられる分割払いを提案する',
    cost: '提案した額と、すでにかかった手数料',
    time: '手紙の期限の前、または今日',
    risk: '支払いが遅れると、訪問して手数料を加えることがあります。',
    bestFor: '払う義務があり、少しずつ払える場合。',
  },
  'gb.bailiff.option-advice': {
    says: '借金の相談員は、あなたの代わりに執行官（bailiff）と話し、支払いの一時停止（breathing space）を申し込めます。',
    title: '無料の借金相談と一時停止（breathing space）を使う',
    cost: '無料',
    time: '電話1回。その日のうちのことが多いです',
    risk: '一時停止が始まるまで取立てが続くことがあるので、今日電話してください。',
    bestFor: 'ほかにも借金がある、または払えない場合。',
  },
  'gb.bailiff.option-dispute': {
    says: '会社と、役所か裁判所に、何がちがうかを伝え、証拠を送ります。手数料の争いは裁判所が決められます。',
    title: '借金か手数料を争う',
    cost: '手紙は無料',
    time: '今書いて、止めるよう求めます',
    risk: '調べる間も取立てが続くことがあるので、ドアを閉めておいてください。',
    bestFor: 'あなたの借金でない、払った、または手数料がちがう場合。',
  },
  'gb.bailiff.option-complain': {
    says: 'まず会社に、次に役所、Enforcement Conduct Board、オンブズマン（ombudsman）に苦情を出します。',
    title: '相手のやり方に苦情を出す',
    cost: '無料',
    time: '数週間',
    risk: '苦情だけでは、借金は止まりません。',
    bestFor: '執行官が失礼だった、うそをついた、規則を破った場合。',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'あなたの借金がいくつかあるなら、できる限りまとめて扱うべきです。訪問の手数料は1回分になります。',
    actionable: '全部の借金で訪問の手数料が1回分であることを、書面で確認するよう求めてください。',
  },
  'gb.bailiff.insight-itemise': {
    says: '求められた額は、最初の借金より高いです。増えた分は全部、法律が認める手数料でなければなりません。',
    actionable: '各手数料、その日付、どの段階かを聞いてください。',
  },
  'gb.bailiff.insight-car': {
    says: '車は外にあるので、執行官（bailiff）が一番取りやすい物です。',
    actionable:
      '今、車のローンの書類、登録書（log book）、Blue Badgeを用意してください。あなたの物でないことや、仕事に必要なことを示します。',
  },
  'gb.bailiff.insight-late-statement': {
    says: '通知が古い住所に送られていたなら、遅れて申し立てることで、件が最初に戻り、執行官（bailiff）の手数料が消えることがあります。',
    actionable:
      '用紙TE7とTE9を、遅れた理由を書いて、すぐTraffic Enforcement Centreに送ってください。',
  },
  'gb.bailiff.warning-agreement': {
    says: '相談せずに、差押物の合意書（controlled goods agreement）に署名しないでください。守らないと、執行官は戻って来て、一覧の物を取るために無理に入ることができます。',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: '物についての合意書に署名したかもしれません。守らないと、丸2日（2 clear days）前の通知の後、執行官は無理に入ることができます。今日相談してください。',
  },
  'gb.bailiff.warning-bound': {
    says: '執行官（bailiff）から守るために、物を売ったり人にあげたりしないでください。通知の後は、それでも取られることがあります。',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: '正しく中に入った執行官（bailiff）を、押したりじゃましたりしないでください。車輪止めにもさわらないでください。犯罪になることがあります。',
  },
  'gb.bailiff.warning-fine': {
    says: '刑事の罰金（criminal fine）は別です。裁判所はもっと強い方法を使えるので、今日、罰金の窓口（fines office）か会社に電話してください。',
  },
  'gb.bailiff.tactic-car-away': {
    says: '支払いの計画を決める間、車を鍵のかかる車庫か、家から離れた所に置いてもかまいません。',
    risk: '公道で見つかれば、どこでも取られることがあります。',
    notWhen: '車にもう車輪止めがついた、または一覧に入ったとき。',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: '提案した額を、番号をつけて銀行振込ですぐ払い始めます。きちんと続けた記録があれば、断りにくくなります。',
    risk: 'それでも断って訪問することがあります。',
    notWhen:
      'あなたの借金でないとき、または支払いの一時停止（breathing space）がもうすぐ始まるとき。',
  },
  'gb.bailiff.tactic-creditor': {
    says: '借金の責任は役所（council）に残り、頼んだ会社についても責任があります。あなたが弱い立場なら、役所に対応を求めます。',
    risk: '会社と話すように言われることがあります。',
    notWhen: '会社が、払える計画にもう同意しているとき。',
  },
  'gb.bailiff.insight-visit-proof': {
    says: '訪問の手数料がかかるのは、正しい通知と丸7日（7 clear days）の後、執行官（bailiff）が本当に来たときだけです。',
    actionable:
      '訪問の日時、強制執行の通知（notice of enforcement）、体につけたカメラの映像を求めてください。',
  },
}
