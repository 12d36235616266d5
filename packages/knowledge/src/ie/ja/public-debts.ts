/** Debts to a public body in letters of collectors: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_JA: Words = {
  'ie.public-debt.want': {
    says: '公の機関が、あなたに支払うお金があると言っています。何のお金か、いつの分か、いつまでに返事が要るかを見てください。',
  },
  'ie.public-debt.reality': {
    says: 'この手紙は軽く見ないでください。公の機関には、裁判なしで給料や口座からお金を取れるものがあります。書かれた日までに返事をしてください。',
  },
  'ie.public-debt.who': {
    says: 'これは公の機関からの手紙です。自治体（council）、省、税務当局（Revenue）、裁判所の事務局などです。法律が、それぞれにお金を集める方法を定めています。',
  },
  'ie.public-debt.rights': {
    says: '金額の内訳をたずね、まちがいがあれば理由を述べ、支払いを待ってもらうよう頼めます。書面でしてください。',
  },
  'ie.public-debt.council-reality': {
    says: 'council は、このお金のためにあなたを訴えることができます。そうなると費用が加わり、執行官（sheriff）が取り立てることもあります。その前に分割を約束してください。',
  },
  'ie.public-debt.right-rates': {
    says: 'rates の担当課に、今すぐ分割払いを頼んでください。未払いの rates には翌年1月1日から利息がつきます。物件があなたのものなら、その負担になります。council に免除の制度があるかもたずねてください。',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'council は、たいてい先に警告（tenancy warning）を送らなければなりません。その後2か月の間に家賃を払うか、分割の約束をします。退去を命じられるのは District Court だけです。',
  },
  'ie.public-debt.motor-know-arrears': {
    says: '自動車税の滞納は、次の納税の前に払う必要があります。使わない期間は、前もって届け出た場合だけ認められます。何か月も未納の車は、警察（gardaí）が持っていくことがあります。',
  },
  'ie.public-debt.step-check': {
    says: '手紙とお手元の書類を比べてください。何のお金か、いつの分か、金額、すでに払った分です。',
  },
  'ie.public-debt.step-contact': {
    says: '手紙にある日より前に、その役所に連絡してください。すぐに払えなければ、毎週または毎月いくら払えるかを伝えてください。',
  },
  'ie.public-debt.step-mabs': {
    says: 'MABS（0818 07 2000）に電話してください。無料です。家計の計画を手伝い、代わりに役所と話すこともできます。',
  },
  'ie.public-debt.opt-plan': {
    title: '分割払いを頼む',
    cost: '約束した金額。',
    time: '数日から数週間。',
    risk: '一度でも遅れると、すぐに手続きが進むことがあります。',
    bestFor: '払うべきお金だが、一度に払えないとき。',
    says: '役所に書面で分割を頼んでください。収入と支出を見せ、続けられる額を申し出てください。',
  },
}
