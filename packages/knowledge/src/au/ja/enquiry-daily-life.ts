/** The Japanese words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_JA: Words = {
  'au.ask.repossession': {
    says: '今、貸し手に支払いが苦しい人の支援（hardship）を求め、AFCAに無料で苦情を出してください。貸し手は通知を送って30日待たなければならず、家に入るには許可が必要です。',
  },
  'au.ask.home-loan': {
    says: '貸し手の苦しい人の担当（hardship team）と、相談電話1800 007 007に電話してください。30日以上の催告の通知（default notice）が必要です。AFCAへの苦情で、たいてい止まります。',
  },
  'au.ask.data-breach': {
    says: 'パスワードを変え、信用情報機関に無料の停止（ban）を頼み、IDCARE（1800 595 160）に電話してください。何を取られたか、会社に聞きます。',
  },
  'au.ask.photo': {
    says: 'すぐには払いません。だれのものか、額がどう計算されたかを聞いてください。公正な額は、たいてい普通の使用料です。写真は消します。',
    dependsOn: 'どう使ったか、許可があったか',
  },
  'au.ask.cut-off-now': {
    says: '今、会社に電話してください。支払い計画と、苦しい人の支援（hardship）を求めます。そうすれば、止めることは中止しなければなりません。助けにならなければ、電気やガスのオンブズマンに電話します。',
  },
  'au.ask.toll': {
    says: 'いつもではありません。手数料をなくし、分けて払えるよう、有料道路の会社に頼んでください。車を売った、または運転していないなら、証拠と一緒に伝えます。',
    dependsOn: 'その日の車の持ち主と運転した人',
  },
  'au.ask.rates': {
    says: '期日の前に、支払い計画と、苦しい人のための方針（hardship policy）を役所（council）に求めてください。年金の人は、たいてい割引を受けられます。',
  },
  'au.ask.flight': {
    says: '場合によります。飛行機は、しかるべき注意をもって、合理的な時間で飛ばなければなりません。返金か別の便を航空会社に求め、その会社の規則も見てください。',
    dependsOn: 'なぜ欠航になったか',
  },
  'au.ask.used-car': {
    says: '業者の車は、年数と値段にふさわしい品質でなければなりません。修理を、重い欠陥なら返金を求めてください。業者の保証を加える州もあります。個人の売り手も、車についてうそはつけません。',
  },
  'au.ask.strata-levy': {
    says: '場合によります。負担金（levies）には、所有者の投票が必要です。議事録と会計を求め、一度に払えないなら支払い計画を求めてください。',
    dependsOn: '所有者が賛成の投票をしたか',
  },
  'au.ask.builder': {
    says: '何が悪いかを書き、直す日を決めてください。工事は注意して行われなければなりません。次に消費者の役所（fair trading）か、州の審判所（tribunal）に行きます。',
  },
  'au.home.right-acts': {
    says: '予告、理由、修理、家賃の規則は、州の賃貸の法律が決めます。出るよう命じられるのは、審判所か裁判所（tribunalかcourt）だけです。',
  },
  'au.judged.right-state-law': {
    says: 'どの州でも、分割払いや、あなた抜きの判決の取消しを、裁判所に求められます。',
  },
  'au.fine.right-acts': {
    says: 'どの州でも、見直し（review）、支払い計画、または罰金の代わりに裁判を求められます。',
  },
  'au.ask.broken-goods': {
    says: '店に手紙を書き、何が壊れたかを伝えてください。商品は、保証が終わった後も、公正な期間はもたなければなりません。重大な欠陥なら、返金か交換を選べます。',
  },
  'au.ask.loan-in-my-name': {
    says: '自分のローンではないと、貸し手に書いてください。すべての信用情報機関に無料の停止（ban）を頼み、IDCARE（1800 595 160）に電話します。貸し手が続けるなら、AFCAに苦情を出してください。',
  },
  'au.ask.card-payment-not-mine': {
    says: '銀行に書面で苦情を出してください。暗証番号を教えていなければ、あなたがしていない支払いは、たいてい銀行が負います。30日後か断られた後は、AFCAに無料で行けます。',
  },
  'au.ask.firm-closed': {
    says: '書面で返金を求め、すぐに銀行に支払いの取消し（chargeback）を頼んでください。会社は、渡せない物のお金を受け取ってはいけません。支払い不能なら、清算人（liquidator）に請求を送ります。',
  },
  'au.ask.benefit-refused': {
    says: 'さかのぼる分を守るため、13週以内に、Centrelinkに正式な見直し（formal review）を求めてください。それでもだめなら、Administrative Review Tribunalに無料で行けます。',
  },
  'au.ask.dsp-refused': {
    says: 'Centrelinkに正式な見直し（review）を求めてください。13週以内なら、さかのぼって支払われます。20点について新しい医療の証拠を出します。次のAdministrative Review Tribunalは無料です。',
  },
  'au.ask.ndis': {
    says: '決定から3か月以内に、NDIAに内部の見直しを求めてください。変わらなければ、28日以内にAdministrative Review Tribunalに申し立てます。どちらも無料です。',
  },
  'au.ask.centrelink-debt': {
    says: '計算のしかたを聞き、見直しを求めてください。役所のまちがいだけが原因で、あなたが正直だったなら、免除しなければなりません。特別に苦しい事情も考慮されます。',
  },
  'au.ask.not-driving': {
    says: '期限の前に、用紙かオンラインで運転者を書いてください。だれか分からなければ、調べたことを書きます。うその名前は犯罪です。',
  },
  'au.ask.gym': {
    says: '書面で解約し、銀行で引き落としを止めてください。あなただけを縛る条項や、高すぎる解約金は、不公正で無効なことがあります。考え直す期間がある州もあります。',
  },
  'au.ask.bankruptcy-notice': {
    says: '21日以内に動いてください。払うか、計画を取り決めるか、裁判所に取り消しを求めます。判決は1万ドル以上でなければなりません。過ぎると、破産を申し立てられます。',
  },
  'au.ask.wages-garnished': {
    says: '裁判所の命令があれば取れますが、毎週、一定の額は残さなければなりません。すぐ裁判所に分割払いを求めてください。ニューサウスウェールズ州では、払い続ける間、命令は止まります。',
  },
  'au.ask.visa-refused': {
    says: '手紙で最後の日を確かめてください。オーストラリアでは、たいてい28日以内にAdministrative Review Tribunalに申し立て、延長はありません。すぐ登録された移民代理人か弁護士に相談してください。',
  },
  'au.ask.loan-hardship': {
    says: '生活が苦しい（hardship）と、今日、貸し手に伝えてください。電話で足ります。21日以内に答える義務があり、断られたらAFCAが無料で決めます。1800 007 007も無料で助けます。',
  },
  'au.ask.builder-qld': {
    says: '業者に書き、直す時間を与えてください。直さなければ、Queensland Building and Construction Commissionに苦情を出します。修理を命じ、保険から払うこともあります。',
  },
}
