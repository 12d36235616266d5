/** 審判所の審理の通知: 英国の法律の日本語。 */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_JA: Words = {
  'gb.tribunal.less-formal': {
    says: '審判所は裁判所ほど堅くありません。自分で話す人が多く、裁判官が質問して助けます。',
  },
  'gb.tribunal.right-needs': {
    says: '通訳、休憩、病気や障害のための配慮が要るなら、今、審判所に伝えてください。費用はかかりません。',
  },
  'gb.tribunal.work-step-papers': {
    says: '書類はそれぞれの期限までに審判所へ送り、写しを相手方にも送ってください。証拠を残してください。',
  },
  'gb.tribunal.work-step-loss': {
    says: '失った額を計算してください。給料、休暇の分、予告の分、その後の収入です。これが損害の一覧(schedule of loss)です。',
  },
  'gb.tribunal.work-step-order': {
    says: '手紙、メッセージ、給与明細を日付順に並べてください。証人が見たことも書いてください。',
  },
  'gb.tribunal.work-right-costs': {
    says: '勝っても負けても、費用は各自が払うのが普通です。相手の分を払うのは、ひどい行動、命令違反、見込みのない請求のときだけです。',
  },
  'gb.tribunal.work-right-day': {
    says: '理由と証拠を示して、別の日や時間の延長を求められます。審理前の7日間は、強い理由だけが認められます。',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acasは、決定まで双方の合意を手伝えます。無料で、話した内容は秘密です。',
  },
  'gb.tribunal.work-warning': {
    says: '命じられたことをしないと、審判所は請求を終わらせることができます。その前に理由を言う機会があります。',
  },
  'gb.tribunal.work-option-settle': {
    says: '担当のAcas職員に電話し、いくらで、どんな推薦状なら終わりにできるか伝えてください。',
    title: 'Acasを通じて和解する',
    cost: 'かかりません。',
    time: '決定までの数日から数週間。',
    risk: '合意すると、その件で審判所に戻れません。',
    bestFor: '審理なしで終えたいとき。',
  },
  'gb.tribunal.work-option-help': {
    says: '今、労働組合、Law Centre、Citizens Adviceに聞いてください。住まいの保険で弁護士費用が出ることもあります。',
    title: '代わりに話す人を見つける',
    cost: 'かかりません。',
    time: '審理の数週間前に。',
    risk: '必ず見つかるとは限りません。準備を続けてください。',
    bestFor: '差別の件や、長い審理のとき。',
  },
  'gb.tribunal.benefit-step-papers': {
    says: '決定した役所の書類を読み、誤りに印を付けてください。医師の手紙など新しい証拠はすぐ送ってください。',
  },
  'gb.tribunal.benefit-step-day': {
    says: '審理には、出向くか電話やビデオで参加してください。普通の日と悪い日の様子を話してください。',
  },
  'gb.tribunal.benefit-right-free': {
    says: '不服申立ては無料です。負けても相手の費用は払いません。',
  },
  'gb.tribunal.benefit-right-day': {
    says: '同意しない限り、14日以上前に知らされます。行けないなら、すぐ別の日を求めてください。',
  },
  'gb.tribunal.benefit-right-travel': {
    says: '代わりに話す人や付き添いを連れて行けます。交通費は前もって審判所に聞いてください。',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'やむを得ず欠席したら、1か月以内に決定の取消し(set aside)を求められます。',
  },
  'gb.tribunal.benefit-insight': {
    says: '審判所は給付全体を見直せます。増えることも、まれに減ることもあります。',
    actionable: '今すでに一部を受けているなら、先に相談してください。',
  },
  'gb.tribunal.benefit-option-go': {
    says: '誤って決められた点と、その証拠の短い一覧を作ってください。',
    title: '証拠を持って審理に出る',
    cost: 'かかりません。',
    time: '当日1時間ほど。',
    risk: '書類だけの決定では、認められる人が少なくなります。',
    bestFor: '参加できるほとんどの人。',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice、Law Centre、自治体の給付相談が、代わりに書いてくれます。',
    title: '無料の相談員を見つける',
    cost: 'かかりません。',
    time: '今、数週間前に。',
    risk: '手がいっぱいのこともあります。証拠は自分で送ってください。',
    bestFor: '書類や話すことが苦手なとき。',
  },
  'gb.tribunal.ni-step': {
    says: '書類は期限までに審判所と相手方に送ってください。時間が要るなら、その前に求めてください。',
  },
  'gb.tribunal.ni-right': {
    says: '費用は各自が払うのが普通です。Labour Relations Agencyが審理前の和解を無料で手伝います。',
  },
  'gb.tribunal.ni-benefit': {
    says: '申立ては無料で、負けても費用は払いません。新しい証拠をすぐ送り、審理に参加してください。',
  },
}
