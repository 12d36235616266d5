/** Debts to a public body in letters of collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'ca.public-debt.want': {
    says: '公の機関が、あなたに支払うお金があると言っています。何のお金か、いつの分か、いつまでに返事が要るかを見てください。',
  },
  'ca.public-debt.reality': {
    says: 'この手紙は軽く見ないでください。国や州は、新しい裁判なしに、還付金を止めたり、免許を止めたり、給料から取ったりできることが多いです。書かれた日までに返事をしてください。',
  },
  'ca.public-debt.who': {
    says: 'これは公の機関からの手紙です。市、州、裁判所の事務局、連邦政府などです。法律が、それぞれにお金を集める方法を定めています。',
  },
  'ca.public-debt.rights': {
    says: '金額の内訳をたずね、まちがいがあれば理由を述べ、支払いを待ってもらうよう頼めます。書面でしてください。',
  },
  'ca.public-debt.student-reality': {
    says: 'この学生ローンについて、連邦政府は裁判なしで、いつでも税金の還付や給付を差し押さえられます。訴えることができるのは、たいてい6年以内です。',
  },
  'ca.public-debt.student-know-interest': {
    says: '2023年4月1日から、連邦の学生ローンに新しい利息はつきません。州の分は、州ごとの決まりがあります。',
  },
  'ca.public-debt.student-right-plan': {
    says: 'National Student Loans Service Centre に Repayment Assistance Plan を申し込んでください。収入が少なければ、支払いが減るか、当面ゼロになります。遅れがあれば、まず取り戻し方をたずねてください。',
  },
  'ca.public-debt.program-reality': {
    says: 'このお金は、カナダ歳入庁（Canada Revenue Agency）が政府のために集めています。還付金を止めたり、給料や口座から取ったりできます。',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'カナダ歳入庁に分割払いを頼めます。収入と生活に必要な額を示してください。手続きが始まる前に連絡してください。',
  },
  'ca.public-debt.on-property-right': {
    says: 'オンタリオ州では、固定資産税を約2年払わないと、市が家の売却手続きを始められます。その前に分割を頼んでください。後でも延長の取り決め（extension agreement）を頼めます。',
  },
  'ca.public-debt.step-check': {
    says: '手紙とお手元の書類を比べてください。何のお金か、いつの分か、金額、すでに払った分です。',
  },
  'ca.public-debt.step-contact': {
    says: '手紙にある日より前に、その役所に連絡してください。すぐに払えなければ、毎週または毎月いくら払えるかを伝えてください。',
  },
  'ca.public-debt.opt-plan': {
    title: '分割払いを頼む',
    cost: '約束した金額。',
    time: '数日から数週間。',
    risk: '一度でも遅れると、すぐに手続きが進むことがあります。',
    bestFor: '払うべきお金だが、一度に払えないとき。',
    says: '役所に書面で分割を頼んでください。収入と支出を見せ、続けられる額を申し出てください。',
  },
}
