/** Court judgments: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'gb.judgment.want': {
    says: '書類には、いくらを、だれに、いつまでに払うかが書いてあります。',
  },
  'gb.judgment.reality': {
    says: 'これは本物ですが、終わりではありません。期限内に払う、分割払いを求める、よい理由があれば取消しを裁判所に求めることができます。',
  },
  'gb.judgment.reality-scotland': {
    says: 'スコットランドでは、支払いの命令をdecreeといいます。債権者は、ほとんどの場合、先に14日の支払いの請求（charge）を送らなければなりません。',
  },
  'gb.judgment.reality-ni': {
    says: '北アイルランドでは、判決（judgment）を強制するのはEnforcement of Judgments Officeだけです。あなたが払える額を調べなければなりません。',
  },
  'gb.judgment.rights-summary': {
    says: '1か月以内に全部払えば、記録に残りません。毎月の額を下げるよう求められます。まちがいなら、取消しを求められます。',
  },
  'gb.judgment.who': {
    says: '裁判所が命令を出しました。お金は裁判所ではなく、相手（claimant）に払います。払った証拠を残してください。',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: '裁判所が決めた支払いを守っている間は、この判決のために執行官（bailiff）を送れません。',
  },
  'gb.judgment.no-bailiff-notice': {
    says: '執行官（bailiff）は予告なしに来られません。物を取る少なくとも丸7日（seven clear days）前に通知が必要です。',
  },
  'gb.judgment.know-month': {
    says: '判決（judgment）から1か月以内に全部払うと、登録簿から消えます。その後に払うと、「支払い済み」として6年残ります。',
    learnMore: '払った証拠を裁判所に送ってください。必要なら証明書（certificate）を求めます。',
  },
  'gb.judgment.one-month': {
    says: '判決（judgment）の日から1か月以内に全部払えば、登録簿から消えます。',
    action: '公開の登録簿から消したいなら、全部払う',
    consequence: 'この日の後は、払っても登録簿に6年残ります。',
  },
  'gb.judgment.instalments-step': {
    says: '毎回期限どおりに、相手（claimant）に直接払い、証拠を残してください。期限の数日前の定額の自動送金（standing order）を設定します。',
  },
  'gb.judgment.instalments-option': {
    says: '裁判所が決めた額を、毎回期限までに払います。払えないなら、遅れる前に用紙N245で変更を求めます。',
    title: '分割払いを守る',
    cost: '命令に書かれた毎月の額。',
    time: '設定に数分。',
    risk: '1回遅れると、執行官（bailiff）が来ることがあります。',
    bestFor: '払う義務があり、毎月の額を払える場合。',
  },
  'gb.judgment.step-read': {
    says: '判決（judgment）の日、金額、払い方を見てください。すぐ払うのか、毎月いくらかです。日付をカレンダーに入れます。',
  },
  'gb.judgment.step-request': {
    says: '今日裁判所に電話し、判決（judgment）が出たか聞いてください。出ていなければ、反論か支払いの提案をすぐ送ります。',
  },
  'gb.judgment.step-wrong': {
    says: '請求が届かなかった、または払う義務がないなら、今週動いてください。用紙N244で取消し（set aside）を裁判所に求めます。',
  },
  'gb.judgment.step-afford': {
    says: '払う義務があるが、命令どおり払えないなら、用紙N245で額を下げるよう裁判所に求めてください。',
  },
  'gb.judgment.step-advice': {
    says: '無料の借金の相談員に電話してください。この用紙を毎日手伝っています。裁判所の手数料の減免についても聞きます。',
  },
  'gb.judgment.step-scotland': {
    says: '今、お金の相談を受けてください。請求（charge）が届いたなら、支払いの猶予の命令（time to pay order）を求められます。裁判を知らなかったなら、取消し（recall）について聞きます。',
  },
  'gb.judgment.step-pay-month': {
    says: 'できれば、判決（judgment）の日から1か月以内に全部払ってください。その後、証拠を裁判所に送ります。',
  },
  'gb.judgment.step-keep-paying': {
    says: '分割で払うなら、期限の数日前の定額の自動送金（standing order）を設定してください。1回遅れると、執行官（bailiff）が来ることがあります。',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: '用紙に、なぜまちがいか、どんな反論があるかを書いてください。最初に知った日も書きます。前の住所などの証拠を送ります。',
  },
  'gb.judgment.step-check-register': {
    says: 'Registry Trustで、判決の登録簿（register of judgments）のあなたの名前を調べられます。本物で正しいか確かめてください。',
  },
  'gb.judgment.right-set-aside-must': {
    says: '早すぎた欠席判決（default judgment）や、期限内に答えた後の欠席判決を、裁判所は取り消さなければなりません。もう全部払っていた場合も同じです。',
  },
  'gb.judgment.right-set-aside-may': {
    says: '本当に勝てる見込みか、ほかのよい理由があれば、裁判所は取り消すことがあります。早く求めなければなりません。',
  },
  'gb.judgment.right-vary': {
    says: '毎月の額を変えるよう求められます。裁判所は収入と支出を見ます。',
  },
  'gb.judgment.right-off-register': {
    says: '1か月以内に全部払えば、公開の登録簿から消してもらう権利があります。',
  },
  'gb.judgment.right-wages': {
    says: '給料からの天引きを求められても、裁判所は、生活できる額を残さなければなりません。先に家計の表を送れます。',
  },
  'gb.judgment.right-time-order': {
    says: 'クレジットなどの借金なら、支払いを延ばす命令（time order）について相談員に聞いてください。裁判所は支払いを変えられ、利息を変えることもあります。',
  },
  'gb.judgment.option-pay': {
    says: '相手（claimant）に払い、証拠を裁判所に送ります。登録簿から消えます。',
    title: '1か月以内に全部払う',
    cost: '判決の額。',
    time: '判決（judgment）の日から1か月以内。',
    risk: '争う機会を失うことがあります。',
    bestFor: '払う義務があり、お金を用意できる場合。',
  },
  'gb.judgment.option-set-aside': {
    says: '用紙N244を使います。反論と、前に答えなかった理由を説明します。',
    title: '取消し（set aside）を裁判所に求める',
    cost: '裁判所の手数料。収入が少なければ減免があることがあります。',
    time: '数日以内に動きます。裁判の日は数週間後。',
    risk: '負けると、相手の費用も払うことがあります。',
    bestFor: '請求が届かなかった、または払う義務がない場合。',
  },
  'gb.judgment.option-vary': {
    says: '家計の表をつけて、用紙N245を使います。待つ間も、払える額を払い続けてください。',
    title: '小さい額の分割払いを求める',
    cost: '裁判所の少額の手数料。減免があることがあります。',
    time: '数週間。',
    risk: '登録簿に6年残ります。',
    bestFor: '払う義務があるが、額が高すぎる場合。',
  },
  'gb.judgment.option-help': {
    says: '相談員が、取り消せるかを調べ、全部の借金を見てくれます。',
    title: '無料の借金の相談を受ける',
    cost: '無料。',
    time: '今週、電話します。',
    risk: 'ありません。',
    bestFor: '判決（judgment）がある人みんな。',
  },
  'gb.judgment.warn-bailiffs': {
    says: '払わず、答えもしないと、相手は裁判所に、執行官（bailiff）、給料からの天引き、家への担保（charge）を求められます。',
  },
  'gb.judgment.warn-move-fast': {
    says: '知ってからどれだけ早く動いたかを、裁判所は見ます。取り消したいなら、待たないでください。',
  },
  'gb.judgment.insight-default': {
    says: 'この判決（judgment）は、あなたの答えが裁判所に届かなかったため、出たか求められています。裁判官はまだあなたの話を聞いていません。',
    actionable:
      '請求がいつ、どこに送られたか確かめてください。古い住所なら、すぐ裁判所に伝えます。',
  },
  'gb.judgment.insight-request-only': {
    says: 'この書類は、裁判所に判決（judgment）を求めるものです。まだ出ていないかもしれません。',
    actionable:
      '今、請求番号（claim number）を用意して裁判所に電話してください。まだ判決がなければ、その日のうちに答えを送ります。',
  },
  'gb.judgment.tactic-consent': {
    says: '払う代わりに、判決の取消し（set aside）に同意するよう相手（claimant）に頼みます。同意する相手もいて、裁判所が命令を出せます。',
    risk: '断られることもあります。裁判所の手数料はかかります。',
    notWhen: '支払いの1か月がもうすぐ終わるとき。',
  },
  'gb.judgment.tactic-stay': {
    says: '判決の取消しや変更を求めるときは、決まるまで執行官（bailiff）を止めることも裁判所に求めます。',
    risk: '待つ間の支払いを求められることがあります。',
    notWhen: 'だれも執行官を求めていないとき。',
  },
  'gb.judgment.element-case': {
    name: '裁判所、請求番号（claim number）、日付',
    says: '本物の判決（judgment）には、裁判所の名前と請求番号があります。',
    ifMissing:
      '請求番号（claim number）が見つかりません。払う前に、判決の登録簿（register of judgments）を調べてください。',
  },
  'gb.judgment.rights-later': {
    says: '毎月の額を減らすよう求められます。まちがいなら取り消しを求められます。全部払うと、支払い済みと記録されます。',
  },
  'gb.judgment.option-pay-later': {
    says: '原告に払い、証拠を裁判所に送ります。登録簿に、払ったと出ます。',
    title: '全部払い、支払い済みにしてもらう',
    cost: '判決の残りの額。',
    time: '登録簿に出るまで数週間。',
    risk: '支払い済みとして、6年間登録簿に残ります。',
    bestFor: '払う義務があり、お金ができた方。',
  },
}
