/** The Japanese words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_JA: Words = {
  'fr.social.want': {
    says: '障害の役所（MDPH）が、あなたの申請について決めています。',
  },
  'fr.social.reality': {
    says: '断りは、よく最後の言葉ではありません。まず、無料で、書面でMDPHにもう一度求めます。',
  },
  'fr.social.deadline': {
    says: 'MDPHへの不服（RAPO）のために、手紙から2か月あります。裁判所は、その後だけです。',
    action: 'MDPHに不服（RAPO）を送る',
    consequence: '断りが確定します。新しい申請は出せます。',
  },
  'fr.social.right-court': {
    says: '2か月答えがない、または断られましたか。それなら、社会の裁判所（pôle social）に行くために2か月あります。弁護士はいらず、医師を決められます。',
  },
  'fr.social.step': {
    says: '病気の名前だけでなく、毎日できないことについて、新しい医師の手紙をつけてください。記録と点数を見せるよう求めます。',
  },
  'fr.social.option': {
    says: 'なぜまちがいかを、証拠をつけて書きます。調停人（personne qualifiée）を求められます。',
    title: 'MDPHに不服を出す',
    cost: '無料。',
    time: '2か月。',
    risk: 'ありません。',
    bestFor: 'あなたのできないことが見られていないとき。',
  },
  'fr.social.right-pension': {
    says: '年金の機関に対しては、2か月以内に、その不服の委員会（commission de recours amiable）に書いてください。その後は社会の裁判所で、弁護士はいりません。',
  },
}
