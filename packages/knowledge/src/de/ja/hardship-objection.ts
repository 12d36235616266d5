/** The objection of a tenant for whom moving is a hardship: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_JA: Words = {
  'de.home.deadline-hardship': {
    says: 'あなたの異議は、賃貸が終わる2か月前に大家に届かなければなりません。2025年からはメールで足ります。',
    action: '苦しさを理由とする異議（Widerspruch, § 574 BGB）を文字で送る',
    consequence:
      '大家は、住み続けることを断れます。解約の手紙にこの説明がなかったなら、裁判所でまだ異議を出せます。',
  },
  'de.home.step-objection': {
    says: '年齢、病気、子ども、学校、ほかの住まいがないことで、引っこしがひどく苦しいですか。終わる2か月前までに、書面で異議を出してください。',
  },
  'de.home.option-contest-at-once': {
    says: '解約を受け入れないことと、その理由を書きます。家主が即時に解約できる場合、つらい事情だけでは止められません。',
    title: '解約を争う',
    cost: '無料。借家人協会には年会費があります。',
    time: '今すぐ手紙を1通。',
    risk: '家主が訴えることがあります。負けると費用を払います。',
    bestFor: '理由か金額が違うとき、またはもう払ったとき。',
  },
  'de.home.option-object': {
    says: '解約を受け入れないと書き、苦しさを理由に、住み続けることを求めます。',
    title: '解約に異議を出す',
    cost: '無料。借家人の会は年会費があります。',
    time: '手紙1通。終わる2か月前。',
    risk: '大家が訴えることがあります。負けると、費用を払います。',
    bestFor: '理由が弱い、または引っこしがひどく苦しいとき。',
  },
  'de.home.right-hardship': {
    says: '引っこしがひどく苦しいなら、住み続けることを求められます。ほかに適切な住まいが見つからないことも数えます。',
  },
  'de.home.right-fault': {
    says: '解約の手紙に、異議の権利、その形、期間の説明がなかったなら、最初の審理でまだ異議を出せます。',
  },
  'de.home.element-objection': {
    says: '大家は、苦しさを理由に異議を出せることを、期限内に知らせるべきです。',
    name: '異議の権利の説明',
    ifMissing:
      '異議の権利の説明が見つかりません。それなら、最初の裁判所の審理まで、異議を出せます。',
  },
  'de.home.change-objection': {
    says: '今は、苦しさを理由とする異議をメールで出せます。',
    was: 'あなたの異議には、紙と署名が必要でした。',
    is: '2025年1月1日から、メールなどの文字で足ります。',
  },
}
