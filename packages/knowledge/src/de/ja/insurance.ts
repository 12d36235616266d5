/** The Japanese words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'de.supply.ins-want': {
    says: '保険会社が、支払いを断る、一部だけ払う、またはもっと事実を求めています。',
  },
  'de.supply.ins-who': {
    says: 'これは民間の保険会社です。断りは会社の考えにすぎません。苦情係（Ombudsmann）か裁判所が、ちがう決定をすることがあります。',
  },
  'de.supply.ins-who-public': {
    says: 'これは公の保険です。1か月以内に異議（Widerspruch）を出し、その後、無料で社会裁判所に行けます。',
  },
  'de.supply.ins-reality': {
    says: '最初の断りは、よく最後の言葉ではありません。正確な条項と理由を求めてください。',
  },
  'de.supply.ins-rights': {
    says: '理由を求め、証拠を送り、無料の苦情係（Ombudsmann）を使えます。',
  },
  'de.supply.ins-not-yet': {
    says: 'この手紙で、あなたの請求はなくなりません。年の終わりから数えて3年あり、話し合いの間は期間が止まります。',
  },
  'de.supply.ins-deadline-public': {
    says: '公の保険に対しては、決定が届いた日から1か月あります。',
    action: '異議（Widerspruch）を送る',
    consequence: '決定が確定します。',
    service: '決定は、出してから4日目に届いたとみなされます',
  },
  'de.supply.ins-step-reasons': {
    says: '書面で聞いてください。どの条項、どの事実、どの専門家の報告書ですか。報告書の写しを求めます。',
  },
  'de.supply.ins-step-proof': {
    says: '写真、請求書、医師の手紙、証人を送ってください。本当のことを言い、控えを残します。',
  },
  'de.supply.ins-step-ombudsman': {
    says: '保険会社に苦情を言ってください。6週間後、または断られたら、苦情係（Ombudsmann）に行きます。あなたには無料です。',
  },
  'de.supply.ins-option-complain': {
    says: '断りの手紙と証拠を送ります。会員の会社は、€10,000までの決定を受け入れなければなりません。',
    title: '保険の苦情係（Ombudsmann）に行く',
    cost: '無料。',
    time: '数か月。時効の期間は止まります。',
    risk: 'ありません。裁判所にも行けます。',
    bestFor: '€10,000までの請求。保険会社を縛ることができます。',
  },
  'de.supply.ins-option-dispute': {
    says: '理由の一つずつに事実で答え、返事の期日を示します。',
    title: '証拠をつけて反対する',
    cost: '無料。',
    time: '2、3週間。',
    risk: 'ほとんどありません。',
    bestFor: '保険会社に事実が足りない、または契約を読みちがえたとき。',
  },
  'de.supply.ins-option-help': {
    says: '専門の人に、契約書と断りの手紙を読んでもらいます。',
    title: '相談する',
    cost: '消費者センターは少しの手数料。弁護士は、収入が少なければ相談券。',
    time: '数日。',
    risk: 'ありません。',
    bestFor: '障害、火事、事故、または大きい金額のとき。',
  },
  'de.supply.ins-right-advance': {
    says: '調べるのに1か月より長くかかるなら、一部の支払いを求められます。',
  },
  'de.supply.ins-right-partial': {
    says: '大きな不注意のとき、保険会社は、あなたの責任の分だけ減らせます。ほとんどの場合、全部は断れません。',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'まちがった答えを理由にできるのは、文字で質問し、結果を警告したときだけです。',
  },
  'de.supply.ins-right-clock': {
    says: '請求を知らせた日から、書面の決定まで、時効の期間は止まります。',
  },
  'de.supply.ins-warn-premium': {
    says: 'この督促から2週間以内に保険料を払わないと、補償を失うことがあります。',
  },
  'de.supply.ins-not-yet-public': {
    says: '1か月が進む間、または異議の結論が出るまで、決定は確定しません。',
  },
  'de.supply.ins-step-object-public': {
    says: '1か月以内に書いてください。「この日付の決定に異議を出します。」署名し、理由は後で送ると書きます。',
  },
  'de.supply.ins-step-doctor': {
    says: '医学の報告書（Gutachten）を求め、あなたの医師に見せてください。医師の短い手紙が大いに役立ちます。',
  },
  'de.supply.ins-right-file': {
    says: '記録と医学の報告書を見る権利があります。',
  },
  'de.supply.ins-right-court': {
    says: '異議を断られた後、1か月以内に、無料で社会裁判所に行けます。',
  },
  'de.supply.ins-option-object': {
    says: '書面で異議を出し、理由と医師の手紙は後で送ります。',
    title: '1か月以内に異議（Widerspruch）を出す',
    cost: '無料。',
    time: '1か月。答えは最長3か月かかります。',
    risk: 'ほとんどありません。',
    bestFor: 'お金か治療が必要なとき。',
  },
  'de.supply.ins-want-public': {
    says: '公的な保険が、あなたの申請を断るか、支払いを止めると言っています。',
  },
  'de.supply.ins-reality-public': {
    says: '最初の拒否が最後とは限りません。異議は無料で、医師の手紙が役立ちます。',
  },
  'de.supply.ins-rights-public': {
    says: '異議を出し、医師の鑑定書を読み、無料で社会裁判所に行けます。',
  },
  'de.supply.ins-right-careless': {
    says: '重大な不注意でも、減らせるのは落ち度の程度に応じた分だけで、証明するのは保険会社です。軽い不注意なら全額払う義務があります。',
  },
}
