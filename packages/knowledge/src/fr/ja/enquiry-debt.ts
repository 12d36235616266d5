/** The Japanese words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'fr.ask-debt.step-write': {
    says: '日付と金額を紙に書いてください。いつが支払日か、何を払ったか、だれが書いてきたかです。',
  },
  'fr.ask-debt.step-help': {
    says: 'Point conseil budgetかpoint-justice（3039）に行ってください。どちらも無料です。',
  },
  'fr.ask-debt.step-keep': {
    says: '手紙、封筒、支払いの証拠を残してください。',
  },
  'fr.ask-debt.right-no-title': {
    says: '執行できる文書（titre exécutoire）がなければ、だれもお金や物を差し押さえられません。',
  },
  'fr.ask-debt.right-costs': {
    says: '裁判所の命令の前の取立ての費用を、あなたが払う必要はありません。',
  },
  'fr.ask-debt.right-time': {
    says: '裁判官は、支払いのために最長2年を与えられます。',
  },
  'fr.ask-debt.option-help': {
    says: 'Point conseil budgetが、すべての借金を一緒に見ます。',
    title: '無料の借金の相談員に会う',
    cost: '何もかかりません。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '借金のあるすべての人。',
  },
  'fr.ask-debt.option-plan': {
    says: '続けられる金額を書面で申し出ます。先に、借金の古さを確かめます。',
    title: '毎月の少ない金額を申し出る',
    cost: '申し出た金額。',
    time: '一晩。',
    risk: '古い借金の期間がまた始まることがあります。',
    bestFor: '払う義務があり、新しい借金のとき。',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'Banque de Franceの多重債務の助けは無料で、差押えを止められることがあります。',
    learnMore: '代わりにしてあげると言う会社に、決して払わないでください。',
  },
  'fr.ask-debt.warn-court': {
    says: '執行官が届けた書類の期日は短いです。読まずに置かないでください。',
  },
  'fr.ask-debt.right-proof': {
    says: '借金を求める側が証明しなければなりません。',
  },
  'fr.ask-debt.collector-seize': {
    says: '取立て会社は、何も差し押さえられず、家にも入れません。裁判所の命令かほかの執行できる文書と、執行官（commissaire de justice）が必要です。',
  },
  'fr.ask-debt.collector-costs': {
    says: '裁判所の命令がなければ、取立ての費用は債権者が払います（article L. 111-8）。借金と約束した利息だけを払ってください。',
  },
  'fr.ask-debt.debt-too-old': {
    says: '消費者への請求書は2年、電話の請求書は1年、家賃は3年、ほかのほとんどは5年で終わります。判決は10年続きます。',
    dependsOn: 'どの種類の借金か',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'まず家、食べ物、エネルギーに払ってください。書面で毎月の少ない金額を申し出ます。借金が多ければ、無料でBanque de Franceに申請します。',
  },
  'fr.ask-debt.overdebt': {
    says: 'Banque de Franceに、ネットか郵便で申請してください。無料です。認められると、計画を作る間、最長2年差押えは止まります。',
  },
  'fr.ask-debt.order-to-pay': {
    says: '届けられてから1か月、異議（opposition）を出せます。命令に書かれた裁判所の事務局に書いてください。すると、裁判官が両方の話を聞きます。',
  },
  'fr.ask-debt.prison': {
    says: 'フランスでは、未払いの請求書、ローン、家賃で刑務所に入る人はいません。',
  },
  'fr.ask-debt.officer-enter': {
    says: 'それがなければ、執行官は入れません。あっても、あなたが留守か断るときは、警察、選ばれた議員、または証人2人が必要です。',
    dependsOn: '裁判所の命令かほかの執行できる文書があるか',
  },
  'fr.ask-debt.officer-goods': {
    says: '生活と仕事に必要な物は守られます。ベッド、服、机、冷蔵庫、調理器、洗濯機、仕事の道具です。ほかの物は、執行できる文書があれば差し押さえられます。',
    dependsOn: 'どの物か',
  },
  'fr.ask-debt.bank-empty': {
    says: '約€650の基本の金額は残さなければなりません。給付は、証明すれば守られます。差押えを争うために1か月あります。',
    dependsOn: '口座に何があるか',
  },
  'fr.ask-debt.wages': {
    says: '執行できる文書があると、執行官はまず支払いの求めを送ります。争うか計画を決めるために1か月あります。給料から取れるのは一部だけです。',
    dependsOn: '執行できる文書があるか',
  },
  'fr.ask-debt.unknown-debt': {
    says: '争うと書留で書いてください。契約書、請求書、計算を求めます。証明するのはあなたではなく、相手です。',
  },
  'fr.ask-debt.harass': {
    says: '手紙だけにするよう書面で求めてください。電話を一つずつ書きとめます。SignalConsoに届け、続くなら被害届を出してください。いやがらせは犯罪です。',
  },
  'fr.ask-debt.formal-demand': {
    says: '期日の前に、書面で答えてください。正しい分を払うか、計画を申し出るか、なぜまちがいかを書きます。裁判所の命令ではありません。',
  },
  'fr.ask-debt.court-lawyer': {
    says: '€10,000まで、家賃の事件、労働裁判所では、いりません。収入が少なければ、国が弁護士を払います（aide juridictionnelle）。',
    dependsOn: '金額と裁判所',
  },
  'fr.ask-debt.spouse': {
    says: '結婚した人は、家と子どものための借金を、二人とも払う義務があります。一人だけが署名した大きいローンは、その人のものです。',
    dependsOn: '何のための借金か',
  },
  'fr.ask-debt.inherited': {
    says: '相続を断るか、その価値までで受けることができます。全部受けると、借金も受けつぎます。',
    dependsOn: '相続を受けるか',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'まちがいなら、2か月以内に書面で争ってください。正しいなら、免除か少額の支払いを求めます。',
  },
  'fr.ask-debt.tax-time': {
    says: '期日の前に、impots.gouv.frの自分のアカウントで、時間を求めてください。決して払えないなら、免除（remise gracieuse）を求めます。',
  },
  'fr.ask-debt.scam-sms': {
    says: '詐欺だと考えてください。公の役所は、SMSで支払いやカードの情報を求めません。クリックしないでください。33700に転送し、本当のサイトを自分で打ちます。',
  },
  'fr.ask-debt.scam-bank': {
    says: 'すぐに銀行に伝えてください。あなたが許していない支払いは、銀行が重い不注意を証明しないかぎり、返さなければなりません。銀行の番号をまねた電話では、よくそれに当たりません。',
    dependsOn: '自分で支払いを許したか',
  },
  'fr.ask-debt.notice-of-visit': {
    says: '早く、執行官の事務所に書類を取りに行ってください。取りに行かなくても、期間はほとんどの場合、訪問の日から進みます。',
  },
  'fr.ask-debt.legal-aid': {
    says: '審理の前に、justice.frか裁判所で申請してください。弁護士と費用の全部か一部を払います。',
    dependsOn: '収入、貯金、家族',
  },
  'fr.ask-debt.small-claims': {
    says: '自由に断れます。1か月黙っていれば、断ったことになります。同意すると、その約束は判決のように強制できます。',
  },
  'fr.ask-debt.bad-cheque': {
    says: '小切手を払い、銀行に伝えてください。禁止はすぐに終わります。そうでなければ5年続きます。',
    dependsOn: '払うか',
  },
  'fr.ask-debt.account-closed': {
    says: '銀行は、書面で2か月の予告をしなければなりません。どの銀行も受け入れなければ、Banque de Franceが、受け入れなければならない銀行を決めます（droit au compte）。',
    dependsOn: '銀行が何をしたか',
  },
  'fr.ask-debt.public-bill': {
    says: '2か月以内に、そこに書かれた裁判所で争ってください。まちがいの訂正はその機関に、計画は国庫の役所に求めます。',
  },
  'fr.ask-debt.tv-fee': {
    says: '2022年に終わりました。今それを求める手紙やメッセージは、おそらく詐欺です。',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: '判決があるか',
    says: '貸した会社は、最初に払われないままの分から2年以内に裁判を起こさなければなりません。その後は遅すぎます。判決は10年続くので、写しを求めてください。',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: '住まいの手当（APL）では、まず2か月以内にCAFの不服の委員会に書きます。その後、行政裁判所に行きます。金額が正しければ、免除か少しずつの支払いを求めてください。',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'だれが支払いをしたか',
    says: '銀行は、あなたが許していない支払いを、次の営業日の終わりまでに返さなければなりません。重い不注意は銀行が証明します。暗証番号だけでは証拠になりません。銀行に書き、それから無料の調停人に書いてください。',
  },
  'fr.ask-debt.claim-yourself': {
    says: '最後の日をつけて督促を書いてください。5,000ユーロまでは、先に無料の調停人を試さなければなりません。それから用紙（requête）で裁判所に申し立てるか、支払い命令を求めます。弁護士はいりません。',
  },
  'fr.ask-debt.rsa-stopped': {
    says: '理由を書面で求めてください。2か月以内に県議会の議長に書きます。行政裁判所はその後です。困っているなら、福祉の職員に急ぎの助けを求めてください。',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
  'fr.ask-debt.ficp': {
    says: 'Banque de Franceに自分の記録を求めてください。無料です。借金を払えば、銀行は消させなければなりません。払わなくても5年で終わります。30日前の警告が必要でした。まちがいなら銀行に、次にCNILに書きます。',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'impots.gouv.frの自分の画面から、理由と証拠を付けて申し立てます（réclamation）。所得税は通知の翌々年の末まで、地方税は翌年の末までです。争う部分の支払いを待ってもらうこと（sursis）も同時に求めましょう。',
  },
}
