/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'ca.benefit.want': { says: 'どの週の分か、いくらか、なぜかを見てください。' },
  'ca.benefit.reality': { says: '決定の見直しを求められます。少しずつ払うことも頼めます。' },
  'ca.benefit.who': {
    says: 'Service Canadaが、雇用保険（employment insurance）と年金を決めます。お金を集めるのはCanada Revenue Agencyです。',
  },
  'ca.benefit.rights': {
    says: '見直し（reconsideration）を求め、その後Social Security Tribunalに無料で不服を申し立てられます。',
  },
  'ca.benefit.right-plan': { says: '暮らせるだけのお金が残る支払い計画を頼めます。' },
  'ca.benefit.step-why': {
    says: 'どの週か、なぜかを調べてください。自分の報告や給与明細と比べます。',
  },
  'ca.benefit.step-review': {
    says: 'ちがっていたら、30日が終わる前に見直し（reconsideration）の申請を送ってください。',
  },
  'ca.benefit.step-pay': { says: '合っていたら、電話して、続けて払える額を提案してください。' },
  'ca.benefit.opt-review': {
    says: '見直し（reconsideration）の用紙と証拠を送ります。',
    title: '見直しを求める',
    cost: '無料。',
    time: '30日。',
    risk: '低い。',
    bestFor: '事実か金額がちがうとき。',
  },
  'ca.benefit.opt-plan': {
    says: '収入と支出を伝えます。',
    title: '少しずつ払うことを頼む',
    cost: '決めた額。',
    time: '今。',
    risk: '税金の還付を取られることがあります。',
    bestFor: '合っているが、一度に払えないとき。',
  },
  'ca.benefit.warn': {
    says: '返すお金のために、後の給付や税金の還付の一部を取られることがあります。',
  },
  'ca.benefit.right-crb': {
    says: 'CRBやCERBの決定は、2回目の見直しを求められます。払える計画も頼めます。',
  },
  'ca.benefit.right-federal-court': {
    says: '税務当局の2回目の見直しの後、連邦裁判所（Federal Court）に決定を調べるよう求められます。30日あります。',
  },
  'ca.benefit.child-rights': {
    says: '税務庁に無料で異議を申し立て、その後は租税裁判所(Tax Court)に行けます。少額の分割も頼めます。',
  },
  'ca.benefit.child-right-object': {
    says: '金額や期間が違うときは、通知から90日以内に税務庁へ異議を申し立てます。無料で、弁護士は要りません。',
  },
  'ca.benefit.child-step-proof': {
    says: 'どの月が、なぜ返還なのかを確かめます。子どもが住んでいた場所(学校や医師の手紙など)や収入の証拠を送ってください。',
  },
  'ca.benefit.right-service': {
    says: '税務当局は公正に扱い、決定を説明しなければなりません。まず当局に、その後は無料で納税者オンブズパーソン(Taxpayers’ Ombudsperson)に苦情を申し立てられます。',
  },
}
