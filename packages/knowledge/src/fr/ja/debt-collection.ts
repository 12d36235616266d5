/** The Japanese words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'fr.debt.want': {
    says: 'あなたに払ってほしいと言っています。この手紙は頼んでいるだけです。それだけでは、払わせることはできません。',
  },
  'fr.debt.who-collector': {
    says: '取立て会社は民間の会社です。最初に取引した会社より強い力はありません。',
  },
  'fr.debt.who-officer': {
    says: 'この手紙は、執行官（commissaire de justice）から来ています。裁判所の命令がなければ、取立て会社と同じく、頼むことしかできません。',
  },
  'fr.debt.who-buyer': {
    says: 'あなたの借金は売られたようです。新しい持ち主は、借金を持っていると示さなければなりません。売買の証書を求めてください。',
  },
  'fr.debt.reality': {
    says: 'この手紙について、どの裁判所も何も決めていません。これで、給料、銀行のお金、物を取ることはだれにもできません。',
  },
  'fr.debt.not-yet': {
    says: 'まだ何も差し押さえられません。先に、執行できる文書（titre exécutoire）が必要です。ほとんどの場合、裁判官から出ます。',
  },
  'fr.debt.rights-summary': {
    says: '証拠を求め、金額を争い、上乗せの費用を断り、時間を求められます。',
  },
  'fr.debt.know-age': {
    says: '個人への多くの請求書は、2年で古すぎるものになります。支払いや書面の同意で、期間がまた始まることがあります。',
    learnMore: '電話、支払い、署名の前に、請求書の支払日を探してください。',
  },
  'fr.debt.org-complain': {
    says: 'うそやおどしをする取立て会社は、不正を調べる役所（DGCCRF）のサイト、SignalConsoに届けられます。',
  },
  'fr.debt.step-check': {
    says: 'まず手紙を読んでください。債権者はだれですか。何のためですか。いくらで、いつからですか。わかるまで、払わず、署名しないでください。',
  },
  'fr.debt.step-age': {
    says: '請求書の支払日を探してください。2年より古ければ、返事の前に無料の相談を受けます。',
  },
  'fr.debt.step-write': {
    says: '電話ではなく、書いてください。契約書、請求書、金額のはっきりした計算を求めます。何も認めないと書きます。',
  },
  'fr.debt.step-help': {
    says: 'これと生活に必要なものの両方を払えなければ、無料の家計の相談員（Point conseil budget）と話してください。',
  },
  'fr.debt.step-plan': {
    says: '払う義務があるなら、続けられる毎月の金額を書面で申し出てください。裁判官も、最長2年を与えられます。',
  },
  'fr.debt.step-no-extra': {
    says: '借金そのものと、契約が認める利息だけを払ってください。取立ての費用は線で消します。',
  },
  'fr.debt.step-dispute': {
    says: 'まちがいなら、書留（recommandé avec avis de réception）でそう伝えてください。理由を書き、写しをつけます。',
  },
  'fr.debt.step-too-old': {
    says: '古すぎるなら、「時効（prescription）を主張します」と書いてください。一部も払わないでください。',
  },
  'fr.debt.step-keep': {
    says: 'すべての手紙と封筒を残してください。電話のたびに、日、時間、名前、言葉を書きとめます。',
  },
  'fr.debt.step-watch': {
    says: '執行官が届けた、または置いていった書類（signification）を、決して無視しないでください。裁判所の命令には、短い異議の期間があります。',
  },
  'fr.debt.right-no-costs': {
    says: '裁判所の命令のない取立ての費用は、あなたではなく、債権者が払います。そうでないと書いた条項は効きません。',
  },
  'fr.debt.right-letter': {
    says: '取立て会社は、自分の名前、債権者、理由、求める金額を一つずつ、あなたに書かなければなりません。',
  },
  'fr.debt.right-receipt': {
    says: '取立て会社に払うたびに、領収書を受け取れなければなりません。',
  },
  'fr.debt.right-proof': {
    says: '借金を求める側が証明しなければなりません。払う義務がないことを、あなたが証明する必要はありません。',
  },
  'fr.debt.right-quiet': {
    says: 'そっとしておいてもらう権利があります。生活を害するくり返しの電話は、犯罪（harcèlement）になることがあります。',
  },
  'fr.debt.option-dispute': {
    says: '書いて、契約書、請求書、計算を求めます。何がまちがいか、古すぎるかを伝えます。',
    title: '証拠を求める、または争う',
    cost: '書留は約6から8ユーロ。メールなら無料。',
    time: '書くのに1時間。答えまで数週間。',
    risk: '何も認めなければ、小さいです。それでも裁判所に行くことがあります。',
    bestFor: '借金に覚えがない、まちがっている、または古いとき。',
  },
  'fr.debt.option-plan': {
    says: '短い家計をつけて、毎月の金額を申し出ます。費用を加えない同意を、書面でもらいます。',
    title: '払える金額を申し出る',
    cost: '申し出た金額だけ。',
    time: '一晩。',
    risk: '支払いや同意で、古い借金の期間がまた始まることがあります。',
    bestFor: '払う義務があり、新しい借金のとき。',
  },
  'fr.debt.option-help': {
    says: 'Point conseil budgetか団体が、すべての借金を一緒に確かめます。',
    title: '無料の借金の相談員に会う',
    cost: '何もかかりません。',
    time: '1回の訪問か電話。',
    risk: 'ありません。',
    bestFor: '借金がいくつもある、または迷っているとき。',
  },
  'fr.debt.option-overdebt': {
    says: '借金を払えなければ、Banque de Franceに申請します。無料です。認められると、差押えは止まります。',
    title: '多重債務の助けを申請する',
    cost: '何もかかりません。',
    time: '答えまで最長3か月。',
    risk: '何年か、支払いの問題の名簿（FICP）に載ります。',
    bestFor: '借金が、とても払えないほど多いとき。',
  },
  'fr.debt.option-report': {
    says: 'うそ、おどし、多くの電話をSignalConsoに届けます。続くなら、警察に被害届を出します。',
    title: 'いやがらせを届ける',
    cost: '何もかかりません。',
    time: '30分。',
    risk: 'ありません。借金は終わりません。',
    bestFor: '強く迫る、または裁判所のようにふるまうとき。',
  },
  'fr.debt.warn-restart': {
    says: '期間が終わる前に一部を払うか、計画に署名すると、期間がまた始まることがあります。先に日付を確かめてください。',
  },
  'fr.debt.warn-data': {
    says: '電話で、銀行のカードや雇い主の名前を教えないでください。',
  },
  'fr.debt.insight-fees': {
    says: '手紙は費用を加えています。裁判所の命令がなければ、この費用をあなたが払う必要はありません。',
    actionable: '借金だけを求めるように伝え、執行の法典のarticle L. 111-8を示してください。',
  },
  'fr.debt.insight-small-claims': {
    says: 'これは、€5,000までの小さい借金の簡単な手続きです。あなたが同意したときだけ進みます。1か月黙っていれば、断ったことになります。',
    actionable:
      '借金を争うなら、同意しないでください。すると相手は裁判官に行かなければなりません。',
  },
  'fr.debt.insight-words': {
    says: '手紙に差押えとありますが、判決の名前がありません。見かけほど強くないかもしれません。',
    actionable: '聞いてください。「どの執行できる文書を持っていますか。写しを送ってください。」',
  },
  'fr.debt.tactic-written': {
    says: '書面だけで連絡するよう求めてください。書面の記録はあなたを助け、落ち着いた手紙は誠実さを示します。',
    risk: 'それでも電話してくることがあります。',
    notWhen: '日付のある裁判所の書類があるとき。先にそれに答えてください。',
  },
  'fr.debt.charge-collection': {
    says: '裁判所の命令の前は、取立ての費用を払う義務がありません。',
    name: '裁判所の命令のない取立ての費用',
  },
  'fr.debt.element-creditor': {
    says: '手紙には、債権者の名前を書かなければなりません。',
    name: '債権者の名前',
    ifMissing: 'だれのために取り立てるのか見つかりません。債権者の名前と住所を聞いてください。',
  },
  'fr.debt.element-sum': {
    says: '手紙には、金額とその内訳を書かなければなりません。',
    name: '払う金額',
    ifMissing: 'はっきりした金額が見つかりません。全部の計算（décompte）を求めてください。',
  },
  'fr.debt.element-law': {
    says: '取立て会社は、費用は債権者が払うという決まりを印刷しなければなりません。',
    name: '費用についてのarticle L. 111-8の言葉',
    ifMissing: 'article L. 111-8が見つかりません。費用はあなたのものではないと伝えてください。',
  },
  'fr.debt.myth-bailiff': {
    says: '取立て会社は、何も差し押さえられません。できるのは、裁判所の命令かほかの執行できる文書を持つ執行官だけです。',
  },
  'fr.debt.myth-prison': {
    says: 'フランスでは、未払いの請求書やローンで刑務所に入る人はいません。',
  },
  'fr.debt.myth-registered': {
    says: '書留を取りに行かなくても、守られません。日付を知るために、読んでください。',
  },
  'fr.debt.right-credit-penalty': {
    says: '消費者のローンで貸し手が加えてよいのは、残りの元金の8 %までと、利息です。ほかの費用は認められません。',
  },
  'fr.debt.step-credit-pause': {
    says: '仕事を失ったか病気なら、裁判官がローンの支払いを最長2年止められます。',
  },
  'fr.debt.insight-called-in': {
    says: '貸し手が、ローンの全部を今払うよう言っています（déchéance du terme）。ほとんどの場合、先に警告し、適切な支払いの時間を与えなければなりません。',
    actionable:
      'その最初の警告と期間を探してください。適切な時間のない条項は、不公平なことがあります。',
  },
  'fr.debt.charge-debit': {
    says: '断られた口座引落しに銀行が取ってよいのは€20までで、その金額を決して超えません。',
    name: '断られた口座引落しの銀行の手数料',
  },
  'fr.debt.charge-intervention': {
    says: '介入の手数料は、1回€8まで、1か月€80までです。',
    name: '銀行の介入の手数料',
  },
}
