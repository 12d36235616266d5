/** A case that someone starts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'ch.court.want': {
    says: 'だれかがあなたを訴えています。ほとんどの場合、調停の役所（Schlichtungsbehörde）での話し合いから始まります。',
  },
  'ch.court.who': {
    says: '調停の役所（Schlichtungsbehörde）は公の機関です。両方が合意できるように手伝います。',
  },
  'ch.court.real': {
    says: 'まだ何も決まっていません。あなたの言い分も聞かれます。',
  },
  'ch.court.not-yet': {
    says: '呼出しだけで、差し押さえはだれにもできません。',
  },
  'ch.court.rights': {
    says: '自分で話し、証拠を持って行き、無料の法律扶助を頼めます。',
  },
  'ch.court.deadline-day': {
    says: '手紙にある日に、自分で話し合いに行かなければなりません。',
    action: '話し合いに行く',
    consequence: 'あなたなしで進みます。罰金の可能性もあります。',
  },
  'ch.court.step-date': {
    says: '日、場所、事件番号を書きとめてください。',
  },
  'ch.court.step-go': {
    says: '自分で行き、契約書、請求書、手紙を持って行ってください。',
  },
  'ch.court.step-aid': {
    says: 'お金が少ないなら、今すぐ無料の法律扶助（unentgeltliche Rechtspflege）を頼んでください。',
  },
  'ch.court.right-heard': {
    says: '話を聞いてもらう権利があります。',
  },
  'ch.court.right-aid': {
    says: 'お金が少なく、勝つ見込みがあるなら、法律扶助を受ける権利があります。',
  },
  'ch.court.option-go': {
    title: '行って、自分の言い分を話す',
    says: '弁護士はいりません。',
    cost: '少し。',
    time: '午前中。',
    risk: '後で負けると費用がかかります。',
    bestFor: '呼出しを受けた方はだれでも。',
  },
  'ch.court.option-settle': {
    title: '話し合いで合意する',
    says: 'そこでの合意は、判決と同じ効力があります。',
    cost: '合意した額。',
    time: 'その日。',
    risk: '後で変えられません。',
    bestFor: '一部を払う義務があるとき。',
  },
  'ch.court.option-help': {
    title: '法律相談を受ける',
    says: '近くの無料の法律相談所（Rechtsauskunft）に聞きます。',
    cost: '少しか無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
}
