/** Debts to the state that are collected by letter: the words in Japanese. */
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
  'ie.public-debt.fine-want': {
    says: '裁判所の事務局（Courts Service）が、裁判官の科した罰金の支払いを求めています。事件番号、残りの額、期限を見てください。',
  },
  'ie.public-debt.fine-who': {
    says: 'Courts Service は、裁判所の事務を行う機関です。通知を送り、裁判官の科した罰金の支払いを受け取ります。',
  },
  'ie.public-debt.fine-reality': {
    says: '裁判所の罰金を払わないと、裁判官のもとに戻ります。給料からの天引きや社会奉仕を命じることがあります。500ユーロを超えて残っていれば、物を差し押さえることもあります。',
  },
  'ie.public-debt.fine-know-prison': {
    says: '未払いの罰金で刑務所に入るのは、最後の手段です。裁判所はまず給料、物、社会奉仕を考えなければなりません。',
  },
  'ie.public-debt.fine-right-parts': {
    says: '100ユーロを超える裁判所の罰金は、1年かけて分割で払えます。初回は罰金の日から42日以内に払う必要があります。',
  },
  'ie.public-debt.fine-right-court': {
    says: '未払いの罰金について裁判所が何かを命じる前に、あなたは呼び出されます。必ず行き、収入と支出を書いた紙を出してください。裁判官はそれを見なければなりません。',
  },
  'ie.public-debt.fine-step-pay': {
    says: '罰金または残りの額を、事件番号を使ってオンラインか郵便局で払い、領収書を取っておいてください。払えなければ、今すぐ裁判所の窓口に電話してください。',
  },
  'ie.public-debt.welfare-reality': {
    says: '省は、裁判なしでこのお金を給料や口座から取れます（notice of attachment）。返すように求められたのに返さなかったときに行われます。',
  },
  'ie.public-debt.welfare-know-record': {
    says: '省は、払い終わるまでこの記録を残します。後の給付や公的年金からも差し引かれることがあります。',
  },
  'ie.public-debt.welfare-right-share': {
    says: '毎週の給付から差し引けるのは、同意がなければ本人分の15％までです。まず、いくら払えるかを伝えてください。',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'このお金のもとになった決定がまちがいなら、Social Welfare Appeals Office に不服を申し立ててください。無料です。期限は決定から60日です。',
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
