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
