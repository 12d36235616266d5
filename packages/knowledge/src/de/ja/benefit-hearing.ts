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
    says: '決定後に変化がありましたか。過去に影響するのは、ふつう届けなかった場合や別の収入があった場合だけです。',
  },
  'de.benefit-hearing.right-trust': {
    says: '役所の誤りで最初から間違っていましたか。知り得ず使ってしまったなら、ふつう返さなくて済みます。',
  },
  'de.benefit-hearing.right-back': {
    says: '理由と金額を書いた決定(Erstattung)が必要です。1か月以内に無料で異議を出せます。',
  },
  'de.benefit-hearing.right-widow': {
    says: '遺族年金では他の収入の一部だけが数えられます。控除額を超えた分の40%です。計算を確認してもらいましょう。',
  },
  'de.benefit-hearing.step': {
    says: '期限までに返事をしてください。いつ何を届けたかを写しとともに書き、計算を求めます。使ってしまったならそう書きます。',
  },
}
