/** Decisions of private insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_JA: Words = {
  'de.supply.ins-want': {
    says: '保険会社が、支払いを断る、一部だけ払う、またはもっと事実を求めています。',
  },
  'de.supply.ins-who': {
    says: 'これは民間の保険会社です。断りは会社の考えにすぎません。苦情係（Ombudsmann）か裁判所が、ちがう決定をすることがあります。',
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
  'de.supply.ins-right-nondisclosure': {
    says: 'まちがった答えを理由にできるのは、文字で質問し、結果を警告したときだけです。',
  },
  'de.supply.ins-right-clock': {
    says: '請求を知らせた日から、書面の決定まで、時効の期間は止まります。',
  },
  'de.supply.ins-warn-premium': {
    says: 'この督促から2週間以内に保険料を払わないと、補償を失うことがあります。',
  },
  'de.supply.ins-right-careless': {
    says: '重大な不注意でも、減らせるのは落ち度の程度に応じた分だけで、証明するのは保険会社です。軽い不注意なら全額払う義務があります。',
  },
}
