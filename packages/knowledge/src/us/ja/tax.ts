/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'us.tax.want': {
    says: 'IRSは、税金の不足がある、または申告を変えるべきだと言っています。支払いか回答を求めています。',
  },
  'us.tax.who': { says: 'IRSは連邦の税務署です。何かをする前に、まず郵便で知らせます。' },
  'us.tax.reality': {
    says: 'CP14やCP504などの通知の番号で、どの段階か分かります。IRS.govで自分の口座を確かめられます。',
  },
  'us.tax.rights-summary': {
    says: '反対すること、不服を申し立てること、分割で払うこと、代わりに話してもらうことができます。',
  },
  'us.tax.not-yet': {
    says: 'ほとんどの場合、IRSは、最後の通知と審理を求める30日の前に、給料や銀行のお金を取れません。',
  },
  'us.tax.know-ten-years': {
    says: 'IRSが税金を取り立てられるのは、ほとんどの場合、税額が決まってから10年です。',
    learnMore: '不服申立てや破産などで、その期間はのびます。',
  },
  'us.tax.right-disagree': {
    says: '反対する権利、話を聞いてもらう権利、独立した部署に不服を申し立てる権利があります。',
  },
  'us.tax.right-plan': {
    says: '毎月の分割を求められます。多くの場合、オンラインで数分でできます。',
  },
  'us.tax.right-compromise': {
    says: '払えないなら、待ってもらうか、少ない額での解決を申し出ることができます。',
  },
  'us.tax.right-advocate': {
    says: 'これで生活が苦しくなるなら、Taxpayer Advocate Serviceが無料で助けてくれます。',
  },
  'us.tax.right-exempt': {
    says: '税の差押え（levy）でも、給料の一部と基本の物は残さなければなりません。',
  },
  'us.tax.deadline-deficiency': {
    says: '不足税額の通知（notice of deficiency）の後、90日以内にTax Courtに行けます。IRSはこの期間をのばせません。',
    action: '反対なら、United States Tax Courtに申立てを出す',
    consequence:
      'IRSが税金を加えます。ほとんどの場合、裁判所に見てもらう前に払わなければなりません。',
  },
  'us.tax.deadline-hearing': {
    says: '30日以内に、Collection Due Processの審理を求められます。その間、IRSは差し押さえてはいけません。',
    action: 'Form 12153を送って審理を求める',
    consequence: 'IRSは給料、銀行のお金、財産を取れます。Tax Courtへの道も失います。',
  },
  'us.tax.deadline-proposed': {
    says: 'CP2000は請求書ではありません。変更の提案です。ほとんどの場合30日以内に答えます。延長も求められます。',
    action: '提案に答える。同意するか、証拠をつけて反対する',
    consequence: 'IRSは不足税額の通知を送り、その後に請求書を送ります。',
  },
  'us.tax.deadline-cp504': {
    says: 'CP504の後、30日以内に払うか、分割を決めます。重いものですが、最後の通知がまだ来るはずです。',
    action: '払う、分割を決める、またはIRSに電話する',
    consequence: 'IRSは州の税の還付を取り、最後の通知に進めます。',
  },
  'us.tax.deadline-cp14': {
    says: 'CP14は最初の請求書です。21日以内に払うか分割を決めれば、それ以上の利息と罰金を避けられます。',
    action: '払う、分割を決める、またはまちがいの理由を伝える',
    consequence: '利息と罰金が増えます。',
  },
  'us.tax.step-number': {
    says: '手紙の上のほうで、通知の番号と期限を探してください。IRS.govで調べます。',
  },
  'us.tax.step-check': {
    says: '手紙を、申告とIRS.govの口座と比べてください。支払いと、W-2や1099などの用紙を確かめます。',
  },
  'us.tax.step-answer': {
    says: '払えなくても、期限までに動いてください。答える、分割を求める、または審理を求めます。',
  },
  'us.tax.step-help': {
    says: 'Low Income Taxpayer ClinicかTaxpayer Advocateに、無料の助けを求めてください。',
  },
  'us.tax.step-dispute': {
    says: 'まちがっていたら、証拠の写しをつけて、通知の住所に手紙を書きます。書留（certified mail）で送ってください。',
  },
  'us.tax.option-plan': {
    says: 'IRS.govでオンラインの分割を求めます。続いている間、IRSはほとんどの場合、何も取りません。',
    title: '分割で払う',
    cost: '場合により設定の手数料と、利息',
    time: 'オンラインで数分',
    risk: '利息と、低くなった罰金は続きます。',
    bestFor: '借りているが、一度に払えない場合。',
  },
  'us.tax.option-appeal': {
    says: '通知にある方法と期限で答え、証拠を送ります。',
    title: '反対する、不服を申し立てる',
    cost: '無料、または免除もあるTax Courtの少しの手数料',
    time: '通知のとおり30日か90日',
    risk: '負けると、利息が続きます。',
    bestFor: '額がちがう、または自分の税でない場合。',
  },
  'us.tax.option-hardship': {
    says: '「currently not collectible」（今は取り立てない）を求めるか、IRSのツールでoffer in compromise（減額の申し出）が合うか調べます。',
    title: '待ってもらう、少ない額で解決する',
    cost: '申し出には手数料。収入が低ければ無料',
    time: '数週間から数か月',
    risk: '利息は続きます。全部の申し出が受け入れられるわけではありません。',
    bestFor: '払うと生活の基本が足りなくなる場合。',
  },
  'us.tax.option-help': {
    says: 'Taxpayer AdvocateとLow Income Taxpayer Clinicsが、あなたの代わりにIRSと話せます。',
    title: '無料の税金の助けを受ける',
    cost: '無料',
    time: '今週電話する',
    risk: 'なし。日数は進みます。',
    bestFor: '差押えが近い、または内容が分からない場合。',
  },
  'us.tax.option-pay': {
    says: '払うのは、IRS.govか、United States Treasuryあての小切手だけにしてください。',
    title: '払う',
    cost: 'その額',
    time: '1日',
    risk: '正しければ、なし。',
    bestFor: '同意し、払える場合。',
  },
  'us.tax.insight-penalty': {
    says: '最近3年に問題がなければ、IRSは、頼むと最初の罰金をなくすことがよくあります。',
    actionable: '電話か手紙で、最初の罰金の免除（first-time penalty relief）を求めてください。',
  },
  'us.tax.warning-scam': {
    says: 'IRSは、ギフトカード、暗号資産、送金を求めません。逮捕でおどしません。迷ったら、IRS.govで口座を確かめてください。',
  },
  'us.state-tax.want': { says: '州、郡、または市が、税金の不足があると言っています。' },
  'us.state-tax.rights-summary': {
    says: '計算の方法を聞き、異議や不服を申し立て、分割を求められます。',
  },
  'us.state-tax.right-appeal': {
    says: '異議や不服を申し立てる権利があります。方法と最後の日は通知に書いてあります。',
  },
  'us.state-tax.step-date': {
    says: '異議の最後の日と、役所自身のサイトを探してください。迷うなら、手紙のリンクは使わないでください。',
  },
  'us.state-tax.step-check': {
    says: '申告と支払いに照らしてください。証拠の写しをつけて、書面で答えます。',
  },
  'us.state-tax.option-appeal': {
    says: '最後の日までに、反対することと理由を書きます。',
    title: '異議や不服を申し立てる',
    cost: 'ほとんどの州で無料',
    time: '通知の日まで',
    risk: '負けると、利息が続きます。',
    bestFor: '額がちがう、または自分の税でない場合。',
  },
  'us.state-tax.option-plan': {
    says: 'ほとんどの税務署は分割を認めます。役所自身のサイトか電話で求めます。',
    title: '分割を求める',
    cost: '毎月の一部と利息',
    time: '通知の日より前',
    risk: 'それでも担保権（lien）を登録されることがあります。',
    bestFor: '借りているが、一度に払えない場合。',
  },
}
