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
    says: '業者の車は、年数と値段に見合う品質でなければなりません。修理を求め、欠陥が重大なら返金を求めてください。個人の売り手は、うそをついてはいけないだけです。',
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
}
