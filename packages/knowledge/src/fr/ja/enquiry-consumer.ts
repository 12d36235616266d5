/** The Japanese words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_JA: Words = {
  'fr.ask-buy.step-proof': {
    says: '注文、請求書、写真、メッセージを残してください。',
  },
  'fr.ask-buy.step-write': {
    says: 'まず、期日をつけて会社に書いてください。それから、会社の無料の調停人に行きます。',
  },
  'fr.ask-buy.step-signal': {
    says: '会社をSignalConsoに届けてください。',
  },
  'fr.ask-buy.right-guarantee': {
    says: '新しい品物には、2年の法律の保証があります。',
  },
  'fr.ask-buy.right-withdraw': {
    says: '離れた所からのほとんどの購入は、14日以内に取り消せます。',
  },
  'fr.ask-buy.right-mediator': {
    says: '消費者の調停人は、あなたには無料です。',
  },
  'fr.ask-buy.option-mediator': {
    says: 'サイトか請求書に書かれた調停人が、あなたの件を見ます。',
    title: '調停人に行く',
    cost: '何もかかりません。',
    time: '約90日。',
    risk: 'ありません。',
    bestFor: '先に書いて、良い答えがなかったとき。',
  },
  'fr.ask-buy.option-association': {
    says: '地域の団体が、書くのを助けます。',
    title: '消費者の団体に相談する',
    cost: '無料か少しの手数料。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '行きづまったとき。',
  },
  'fr.ask-buy.know-shop': {
    says: '店での購入には、考えを変える法律の権利がありません。ネットにはあります。',
    learnMore: '店の返品の条件を見てください。',
  },
  'fr.ask-buy.warn-two-years': {
    says: '時間に気をつけてください。あなたと会社の間のほとんどの請求には、2年から5年の期限があります。',
  },
  'fr.ask-buy.right-terms': {
    says: '契約の不公平な条件は、あなたを縛りません。',
  },
  'fr.ask-buy.withdraw': {
    says: 'ネット、電話、訪問では14日で、理由はいりません。店にはその権利がなく、店が認めるものだけです。',
    dependsOn: 'どうやって買ったか',
  },
  'fr.ask-buy.guarantee': {
    says: '2年間、店は無料で修理か交換をしなければなりません。30日以内にしなければ、返金を求められます。中古の品物では、店が証明するのは1年間です。',
  },
  'fr.ask-buy.delivery': {
    says: '新しい日を書面で示してください。それが過ぎたら、取り消して返金を求めます。14日以内に返さなければなりません。',
  },
  'fr.ask-buy.subscription': {
    says: '最低の期間の後は、ネットでも終わらせられます。更新の前に会社が知らせなかったなら、いつでも無料で終わらせられます。',
    dependsOn: '最低の期間がまだ続いているか',
  },
  'fr.ask-buy.cold-call': {
    says: '2026年8月11日から、営業の電話には、前もってあなたの同意が必要です。同意のない電話で結んだ契約は無効です。',
    dependsOn: 'そのような電話に同意していたか',
  },
  'fr.ask-buy.energy-cut': {
    says: '11月1日から3月31日まで、主な住まいでは止められません。この時期の外では、先に書面で2回警告しなければなりません。計画とFSLを求めてください。',
    dependsOn: '時期',
  },
  'fr.ask-buy.water-cut': {
    says: '主な住まいの水は、借金のために、いつでも止められません。',
  },
  'fr.ask-buy.energy-back': {
    says: '前の読み取りから14か月より前の使用は、ほとんどの場合、払う義務がありません。月ごとの計算を求めてください。',
    dependsOn: '使用した日',
  },
  'fr.ask-buy.telecom-year': {
    says: '古すぎると書いてください。電話やネットの請求書は、1年で終わります。',
  },
  'fr.ask-buy.fine': {
    says: '45日以内に、払うか、antai.gouv.frで争えます。争うなら、払わないでください。上がった罰金では30日です。',
    dependsOn: '受け入れるか',
  },
  'fr.ask-buy.parking-fps': {
    says: '知らせに書かれた所に、1か月以内に争ってください（RAPO）。断られたら、1か月以内に駐車の裁判所に行きます。',
  },
  'fr.ask-buy.insurance': {
    says: '契約の条項を求め、苦情の係に書いてください。2か月後、無料の調停人に行きます。期限は2年です。',
  },
  'fr.ask-buy.used-car': {
    says: '店は法律の保証をします。個人の売り手には、隠れた欠陥の決まり（vice caché）を使います。見つけてから2年です。専門家の書面をもらってください。',
  },
  'fr.ask-buy.flight': {
    says: '3時間の遅れか、遅い欠航では、€250から€600を受けられることがあります。原因が航空会社の力の外なら別です。',
    dependsOn: '距離と理由',
  },
  'fr.ask-buy.bank-fees': {
    says: '介入の手数料は1回€8まで、1か月€80までです。断られた口座引落しは€20までです。弱い立場の客は、もっと少ないです。',
    dependsOn: '手数料の種類',
  },
  'fr.ask-buy.park-step': {
    says: '知らせを確かめてください。車の番号、場所、日、時間です。antai.gouv.frは自分で打ち、届いたリンクは決して使わないでください。',
  },
  'fr.ask-buy.park-step-proof': {
    says: '証拠を集めてください。支払いの領収書、写真、車を売った書類です。日付の証拠が残るように送ります。',
  },
  'fr.ask-buy.park-right': {
    says: '罰金は45日以内、公の駐車料金は1か月以内に争う権利があります。',
  },
  'fr.ask-buy.park-right-driver': {
    says: '本当に運転した人の名前を言う権利があります。',
  },
  'fr.ask-buy.park-right-time': {
    says: '支払いの時間を国庫の役所に求める権利があります。',
  },
  'fr.ask-buy.park-option': {
    says: '知らせに書かれたサイトか用紙を使い、証拠をつけます。',
    title: '期限内に争う',
    cost: '預け金のことがあります。',
    time: '30分。',
    risk: '裁判官が、もっと高い罰金にすることがあります。',
    bestFor: '事実がまちがっているとき。',
  },
  'fr.ask-buy.park-option-pay': {
    says: '受け入れるなら、amendes.gouv.frで払います。',
    title: '早く低い金額を払う',
    cost: '罰金。',
    time: '数分。',
    risk: 'もう争えません。',
    bestFor: '正しいとき。',
  },
  'fr.ask-buy.park-warn': {
    says: '未払いの罰金についてのメッセージの多くは、にせ物です。',
  },
  'fr.ask-buy.park-know': {
    says: '最初の知らせが届いていませんか。上がった罰金を30日以内に争えます。',
    learnMore: '引っこしたと書き、証拠をつけてください。',
  },
  'fr.ask-buy.gym-health': {
    says: '重い健康の理由でもやめられないジムの契約は、不公平なことがあり、その条件はあなたを縛りません。診断書を書留で送ってください。それから調停人に行きます。',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'わざとだったか',
    says: '悪気のないまちがいで、補償は終わりません。保険会社は、保険料に合わせて少なく払えるだけです。わざとうそを書いたときだけ契約は無効で、それは会社が証明します。',
  },
  'fr.ask-buy.garage-keeps': {
    says: '修理工場が車を留められるのは、頼んだ仕事の代金が未払いのときで、認めていない仕事のためではありません。サインした注文書を求めてください。異議を残して払い、車を受け取ってから争います。',
  },
  'fr.ask-buy.fine-driver': {
    says: '払う前に、45日以内に、antai.gouv.frで本当に運転した人を知らせてください。そうすれば、罰金も点数もかかりません。自分ではないと示すだけなら、罰金を払うことはあっても、点数は減りません。',
  },
  'fr.ask-buy.plumber': {
    says: '仕事の前に、値段のある書面の見積もりが必要です。認めていない分は争えます。家での追加の仕事は、14日以内に取り消せます。会社に書き、SignalConsoに届け、それから調停人に行ってください。',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: '督促の日',
    says: '保険会社は、まず正式な督促を送らなければなりません。その30日後に補償が止まり、さらに10日後に解約できます。その日までに払えば続きます。車は保険が必要なので、今すぐ新しい会社を探してください。',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: '契約がどれだけ続いたか',
    says: 'しばりは24か月をこえられません。13か月目からは無料でやめられ、電話を割引で買ったときは残りの20%までです。その前は、最初の年の残りを払います。追加の費用は、会社が説明しなければなりません。',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'どれだけ遅れたか',
    says: '60分以上の遅れで運賃の25％、2時間以上で50％が支払われます。TGV INOUIとIntercitésではSNCFが30分から払います。近郊の列車には別の決まりがあります。まず会社のサイトで請求し、次に無料の仲介者（SNCF Voyageurs）へ。',
  },
  'fr.ask-buy.licence-held': {
    says: '運転してはいけません。警察は免許証を数日預かることができます。その後、知事が数か月停止することがあり、裁判所が後で決めます。薬物の場合は再検査（contre-expertise）を求められます。命令の期限を読み、裁判の前に弁護士に相談しましょう。',
  },
  'fr.ask-buy.my-data': {
    says: '会社に手紙を書き、自分のどんな情報を持っているかをたずねるか、消すよう求めましょう。1か月以内に無料で答える義務があります。答えなければ、CNILにオンラインで申し立てます。',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: '契約してからの期間',
    says: '1年目を過ぎれば、車、住まい、医療の保険はいつでも無料で解約できます。1か月後に終わります。車の保険と借り手の住まいの保険は、新しい保険会社が手続きします。1年目は、生活の変化など一部の場合だけ解約できます。',
  },
  'fr.ask-buy.points-back': {
    dependsOn: '違反の種類',
    says: '失った1点は、新たな違反がなければ6か月で戻ります。すべての点は2年、重い違反では3年で戻ります。2日間の講習（stage）で最大4点、年に一度取り戻せます。点数は公式サイト（Mes Points Permis）で見られます。',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: '知らせがあったか',
    says: '新しい料金は、少なくとも1か月前に、書面ではっきり知らせなければなりません。いつでも無料で解約できます。知らせがなければ、書面で請求を争いましょう。2か月たってもよい返事がなければ、エネルギー仲介官（médiateur national de l’énergie）に無料で頼めます。',
  },
  'fr.ask-buy.complaint-refused': {
    says: 'いいえ。警察も憲兵隊も、フランスのどこでも、被害者の訴えを受け付けなければなりません。受領証を求めましょう。それでも断られたら、裁判所の検察官（procureur de la République）に手紙を書けば告訴になります。オンラインでも始められます。',
  },
  'fr.ask-buy.care-home-costs': {
    dependsOn: '双方の資力',
    says: '子は、困っている親をそれぞれの資力に応じて助ける義務を負うことがあります（obligation alimentaire）。施設だけで負担額は決められず、話し合うか、家庭の裁判官が決めます。親があなたにひどいことをしたなら、義務がなくなることもあります。先に県の社会扶助（ASH）と住宅手当を申請しましょう。',
  },
}
