/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in Japanese. */
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
  'gb.tribunal.ni-step': {
    says: '書類は期限までに審判所と相手方に送ってください。時間が要るなら、その前に求めてください。',
  },
  'gb.tribunal.ni-right': {
    says: '費用は各自が払うのが普通です。Labour Relations Agencyが審理前の和解を無料で手伝います。',
  },
}
