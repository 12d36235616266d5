/** Court judgments, and what may be taken because of them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'au.judged.want': { says: '裁判所が決めたか、担当者が取立てを始めました。' },
  'au.judged.reality': {
    says: '重大ですが、まだ選べる道があります。分割払いを求めたり、もう一度開くよう裁判所に頼んだりできます。',
  },
  'au.judged.who': {
    says: '物を差し押さえられるのは、裁判所の執行官（sheriffかbailiff）だけです。取立て会社にはできません。',
  },
  'au.judged.rights': {
    says: '基本の家の物、決まった額までの仕事の道具、暮らすのに足りる給料は残せます。',
  },
  'au.judged.not-all': {
    says: 'Centrelinkの支払いを、払われる前に取ることはできません。家の基本の物も安全です。',
  },
  'au.judged.right-instalments': {
    says: '分割払いを認めるよう、裁判所に求められます。ほとんどの裁判所で無料か安く、ほかの手続きが止まります。',
  },
  'au.judged.right-setaside': {
    says: '請求を受け取っていない、またはよい反論があるなら、判決の取消し（set aside）を裁判所に求められます。',
  },
  'au.judged.right-centrelink': {
    says: 'Centrelinkの支払いは、ほとんどの債権者から法律で守られています。',
  },
  'au.judged.step-call': {
    says: '事件番号を持って裁判所に電話してください。何が、いつ命じられたかを聞きます。',
  },
  'au.judged.step-helpline': {
    says: '無料の助けは、National Debt Helpline（1800 007 007）に電話してください。',
  },
  'au.judged.step-instalments': {
    says: '分割払いの裁判所の用紙を書いてください。収入と出費を並べます。',
  },
  'au.judged.step-options': {
    says: '全く払えないなら、選ぶ前に、借金の合意（debt agreement）か破産（bankruptcy）について聞いてください。',
  },
  'au.judged.opt-instalments': {
    says: '続けられる額を申し出てください。',
    title: '分割払いを求める',
    cost: '無料か、少しの手数料です。',
    time: '数日から数週間です。',
    risk: '1回欠かすと、相手がまた動けます。',
    bestFor: '払う義務があり、収入が少しあるとき。',
  },
  'au.judged.opt-setaside': {
    says: 'なぜ返事をしなかったか、あなたの反論は何かを説明してください。',
    title: '取消し（set aside）を求める',
    cost: '手数料がかかることがあります。',
    time: '数日以内に動いてください。',
    risk: '裁判所が断り、費用がかかることがあります。',
    bestFor: '書類を受け取っていない、またはよい反論があるとき。',
  },
  'au.judged.opt-afsa': {
    says: 'どちらも、ほとんどの債権者を止めます。破産は3年と1日続きます。',
    title: '借金の合意（debt agreement）か破産（bankruptcy）',
    cost: '破産の申立ては無料です。',
    time: '始まるまで数日です。',
    risk: '旅行と借入れが制限され、家やよい車を失うことがあります。',
    bestFor: '払えず、持ち物が少ないとき。',
  },
  'au.judged.warn-bankrupt': {
    says: '$10,000以上の判決があれば、相手は破産の通知（bankruptcy notice）を求められます。通知から21日あります。',
  },
}
