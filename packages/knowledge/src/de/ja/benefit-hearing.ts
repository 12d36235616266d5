/** The Japanese words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_JA: Words = {
  'de.benefit-hearing.want': {
    says: '役所は払い過ぎたと考え、先にあなたの言い分を聞いています(Anhörung)。まだ何も決まっていません。',
  },
  'de.benefit-hearing.reality': {
    says: '過去の分を返させるには厳しい条件があります。今よい返事をすれば、減るか終わることもあります。',
  },
  'de.benefit-hearing.right-change': {
    says: '決定の後に何か変わりましたか。過去の分に響くのは普通、届けなかったとき、ほかの収入や財産があったとき、もらえないと分かるはずだったときだけです。',
  },
  'de.benefit-hearing.right-trust': {
    says: '役所の誤りで最初から間違っていましたか。知り得ず使ってしまったなら、ふつう返さなくて済みます。',
  },
  'de.benefit-hearing.right-back': {
    says: '理由と金額を書いた決定(Erstattung)が必要です。1か月以内に無料で異議を出せます。',
  },
  'de.benefit-hearing.right-widow': {
    says: '配偶者の遺族年金では、ほかの収入は一部だけ数えます。控除額を超えた分の40％です。最初の3か月は何も数えません。計算し直してもらってください。',
  },
  'de.benefit-hearing.step': {
    says: '期限までに返事をしてください。いつ何を届けたかを写しとともに書き、計算を求めます。使ってしまったならそう書きます。',
  },
}
