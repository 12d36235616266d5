/** The Japanese words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'de.ask-debt.collector-take': {
    says: '取立て会社は、何も差し押さえられず、家にも入れません。できるのは、執行できる文書を持つ裁判所の執行官だけで、家を調べるには裁判官の命令が必要です。',
  },
  'de.ask-debt.collector-pay': {
    says: '正しい請求書は払ってください。費用は、弁護士の費用より高くてはいけません。まちがいなら、書面で争います。',
    dependsOn: '請求書を払う義務があるか、先に督促が来たか',
  },
  'de.ask-debt.collector-unknown': {
    says: '払わないでください。Rechtsdienstleistungsregisterで会社を調べ、「この請求を争います」と書いて契約書を求めてください。',
  },
  'de.ask-debt.ignore-collector': {
    says: '無視しないでください。まちがいなら、一度書面で争い、裁判所の黄色い封筒を決して見のがさないでください。',
  },
  'de.ask-debt.old-debt': {
    says: '執行できる文書がなければ、ほとんどの借金は、年の終わりから3年で古すぎるものになります。文書があれば30年です。先に少し払うことはしないでください。',
    dependsOn: '裁判所の執行できる文書があるか',
  },
  'de.ask-debt.order-what': {
    says: '黄色い封筒の日付から2週間以内に動いてください。まちがいですか。「請求の全部に異議を出す」にしるしをつけ、裁判所に送ります。無料で、理由もいりません。',
  },
  'de.ask-debt.order-late': {
    says: '執行命令が出るまでは、まだ異議を出せます。その後の遅れた異議は、Einspruchとしてあつかわれます。今日送ってください。',
  },
  'de.ask-debt.enforcement-order': {
    says: '封筒の日付から2週間以内に、その裁判所に異議（Einspruch）を出せます。同じ手紙で、強制執行を止めるよう求めてください。',
  },
  'de.ask-debt.sued': {
    says: '争うことを、2週間以内に裁判所に書いてください。理由は後でもよいです。Landgerichtでは弁護士が必要です。',
  },
  'de.ask-debt.officer-let-in': {
    says: '裁判官の命令がなければ、執行官に家を調べさせる必要はありません。でも話してください。分割払いで、すべてが止まることがあります。',
  },
  'de.ask-debt.officer-takes': {
    says: 'ベッド、冷蔵庫、ふつうのテレビ、電話、ペット、仕事に必要な物は取れません。高い物は、安い物と取りかえられることがあります。',
    dependsOn: 'つつましい暮らしか仕事に必要か',
  },
  'de.ask-debt.account-seized': {
    says: 'すぐに銀行に、口座をP-Kontoに変えるよう求めてください。1か月以内なら、最初にさかのぼって守ります。月に少なくとも€1,590です。',
  },
  'de.ask-debt.wages': {
    says: '2027年6月30日まで、毎月の手取りの最初の€1,587.40は安全です。最初に養う1人のために€597.42が加わります。残りも、取れるのは一部だけです。',
    dependsOn: '手取りの給料と、だれを養っているか',
  },
  'de.ask-debt.prison': {
    says: '個人の借金で刑務所に入る人はいません。逮捕の命令は、財産の書き出し（Vermögensauskunft）をさせるためだけです。公の罰金は別です。',
  },
  'de.ask-debt.asset-statement': {
    says: '2週間以内に払うか、分割払いを決めてください。そうでなければ、面談に行き、本当のことを答えます。行かないと、逮捕の命令が出ることがあります。',
  },
  'de.ask-debt.schufa-entry': {
    says: '執行できる文書がなければ、書面の督促2回、4週間、警告が必要です。あなたが争った請求は、数えてはいけないことがあります。',
    dependsOn: '執行できる文書があるか、請求を争ったか',
  },
  'de.ask-debt.schufa-copy': {
    says: '自分の情報の写しは無料でもらえます（Datenkopie, Art. 15 DSGVO）。そのために、有料の報告書を買う必要はありません。',
  },
  'de.ask-debt.rates': {
    says: '続けて払える金額を書面で申し出てください。計画にいくらかかるか聞き、借金を認める文（Schuldanerkenntnis）は線で消します。',
  },
  'de.ask-debt.insolvency': {
    says: '個人の破産は、3年後にほとんどの借金からあなたを自由にします。先に、相談員か弁護士が、債権者との話し合いを試みなければなりません。',
  },
  'de.ask-debt.debt-help': {
    says: 'Caritas、Diakonie、AWO、Verbraucherzentrale、町の無料の借金相談に電話してください。まず家賃と電気を払い、P-Kontoを作ります。',
  },
  'de.ask-debt.lawyer-cost': {
    says: '収入が少なければ、近くの区裁判所（Amtsgericht）がBeratungsscheinをくれます。弁護士の費用は€15になります。裁判では訴訟費用の援助があります。',
  },
  'de.ask-debt.heir': {
    says: '相続する人は、借金も受けつぎます。知ってから6週間以内に、遺産の裁判所か公証人で、相続を断れます（Ausschlagung）。',
    dependsOn: '6週間以内に相続を断るか',
  },
  'de.ask-debt.spouse': {
    says: 'あなたも署名したのでなければ、配偶者や親の借金を払う義務はありません。例外は、家族のための毎日の買い物です。',
  },
  'de.ask-debt.tv-fee': {
    says: 'テレビがなくても、1つの家に1つの料金を払う義務があります。基本の支援、BAföG、とても少ない収入なら、免除を申請してください。最長3年前までさかのぼれます。',
    dependsOn: '免除になる給付を受けているか',
  },
  'de.ask-debt.jobcenter-back': {
    says: '1か月以内に書面で異議を出してください。1文で足ります。役所のまちがいで、あなたが気づけなかったなら、返さなくてよいことがあります。',
  },
  'de.ask-debt.jobcenter-cut': {
    says: '1か月以内に異議を出してください。生活のお金がなければ、社会裁判所に急ぎの命令（Eilantrag）を求めます。無料です。',
  },
  'de.ask-debt.tax-late': {
    says: 'まちがいですか。1か月以内に異議（Einspruch）を出し、支払いを止めるよう求めてください。正しいが多すぎますか。支払日の前に延期（Stundung）を求めてください。',
  },
  'de.ask-debt.power-cut': {
    says: '今日、分割の計画（Abwendungsvereinbarung）を求めてください。止めるには、2か月分の滞納と€100、4週間前の予告、8営業日前の手紙が必要です。',
  },
  'de.ask-debt.step-post': {
    says: '郵便はすべて開けてください。黄色い封筒で、2週間の期限が始まります。',
  },
  'de.ask-debt.step-advice': {
    says: 'Caritas、Diakonie、AWO、町で無料の借金相談を受けてください。',
  },
  'de.ask-debt.right-living': {
    says: '生活に必要なものは、だれも取れません。2027年6月30日まで、毎月の手取りのうち少なくとも€1,587.40です。',
  },
  'de.ask-debt.guide-check': {
    says: '払う前に、請求を一つずつ確かめてください。だれが、何のために、いつから、いくらです。',
  },
  'de.ask-debt.guide-dispute': {
    says: '請求がまちがいなら、一度書面で争い、証拠を残してください。',
  },
  'de.ask-debt.guide-priority': {
    says: 'まず家賃、電気、食べ物に払ってください。その後、残りを少しずつ申し出ます。',
  },
  'de.ask-debt.guide-account': {
    says: '差押えが近いなら、銀行にP-Kontoを求めてください。1つしか持てません。',
  },
  'de.ask-debt.guide-right-info': {
    says: '取立て会社は、だれのためか、何のためか、それぞれの費用がどう生じたかを言わなければなりません。',
  },
  'de.ask-debt.guide-right-home': {
    says: '裁判官の命令がなければ、だれもあなたの意思に反して家を調べられません。',
  },
  'de.ask-debt.guide-right-object': {
    says: '裁判所の支払命令に、無料で、理由なしに異議を出せます。',
  },
  'de.ask-debt.guide-option-help': {
    says: '相談員が、すべての借金を見て、あなたのために書きます。',
    title: '無料の借金相談を受ける',
    cost: '無料。',
    time: '順番待ちがあるので、早く電話します。',
    risk: '待っている間も、裁判所の期間は進みます。',
    bestFor: '借金が二つ以上あるとき。',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'なぜ払う義務がないかを書き、証拠を求めます。',
    title: 'まちがいを争う',
    cost: '切手代。',
    time: '30分。',
    risk: '相手は裁判所に行くことがあります。そこで異議を出せます。',
    bestFor: 'あなたの請求ではない、払った、または古すぎるとき。',
  },
  'de.ask-debt.guide-warn': {
    says: '古い借金に少し払うと、期間がまた始まります。',
  },
  'de.ask-debt.basic-account': {
    says: 'ここに住む人はだれでも、借金があっても、基本口座（Basiskonto）を持つ権利があります。銀行が断れるのは少しの理由だけです。BaFinが助けます。',
  },
  'de.ask-debt.loan-ended': {
    says: '続けて2回の未払い、ローンの10%か5%、2週間の警告が必要です。そうでなければ、書面で反対してください。',
    dependsOn: '銀行が正しい方法で警告したか',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'これは正式な届け方です。そこにある日付から期限が始まり、よく2週間です。今日開けて、封筒を残してください。',
  },
  'de.ask-debt.pay-old-part': {
    says: '古すぎるかどうかわかる前に、古い借金の一部を払わないでください。払うと、3年がまた始まります。',
  },
  'de.ask-debt.collector-costs': {
    says: 'この費用を払うのは、請求が正しく、支払いが遅れたときだけです。争いのない50ユーロまでの請求では最も高くて58.48ユーロ、500ユーロまででは95.60ユーロです。多くはずっと少なくなります。正しい分を払い、残りは書面で争ってください。',
  },
  'de.ask-debt.benefit-refused': {
    says: '手紙が届いてから1か月以内に異議（Widerspruch）を出してください。紙に一文を書いて署名すれば足り、理由は後でかまいません。手紙に何も書いていなければ1年あります。困っているときは、社会裁判所に緊急の命令を求められます。無料です。',
  },
  'de.ask-debt.claim-own-money': {
    says: 'まず書面で最後の期限を決めてください。次にネットで支払督促（Mahnbescheid）を申し立てるか、Amtsgerichtに訴えます。10,000ユーロまで弁護士はいりません。窓口が訴えを書き取ってくれます。費用は先に払い、勝てば戻ります。',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: '届いた日から1か月です。最後のページに方法があります。書面の異議（Widerspruch）か、州によっては行政裁判所への訴えです。何も書いていなければ1年あります。収入が変われば、また申請できます。',
  },
  'de.ask-debt.no-ticket': {
    says: 'バスや路面電車では割増運賃は60ユーロまでです。自分名義の有効な切符があったなら、1週間以内に見せれば最大7ユーロです。券売機が壊れていたなら、証拠と共に伝えてください。わざと払わずに乗ると犯罪になることがあります。',
  },
  'de.ask-debt.sick-pay-length': {
    says: '同じ病気には、3年の間に78週まで払われます。会社が払った週も数えます。額は総額の70%で、手取りの90%までです。次の診断書は、遅くとも次の平日に書いてもらってください。終わる前にAgentur für Arbeitに登録を。',
  },
  'de.ask-debt.child-benefit-refused': {
    says: '1か月以内にFamilienkasseへ、書面かメールで異議（Einspruch）を出してください。無料です。学校、職業訓練、在留など足りない書類を付けます。手紙に説明がなければ1年あります。さかのぼって払われるのは、たいてい6か月までです。',
  },
  'de.ask-debt.child-benefit-back': {
    says: '1か月以内に異議（Einspruch）を出し、支払いの停止を求めてください。Jobcenterが児童手当を収入に数えていたなら、免除（Erlass）を求めてください。少額の分割も頼めます。',
  },
}
