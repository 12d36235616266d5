/** The Japanese words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_JA: Words = {
  'us.stop.meals-want': {
    says: '学区は、あなたの子の給食が無料や安くなるか、その理由を伝えています。',
  },
  'us.stop.meals-reality': {
    says: '収入が減ったり家族が増えたりしたときなど、いつでももう一度申請できます。',
  },
  'us.stop.meals-right-hearing': {
    says: '決めなかった人に不服を申し立てられます。手伝う人を連れていき、書類を見られます。',
  },
  'us.stop.meals-right-direct': {
    says: 'SNAPを受ける家の子、里子、住む家のない子は、収入の審査なしで給食が無料です。',
  },
  'us.stop.meals-step': {
    says: '収入と人数を、自分の数字と比べてください。ちがっていたら審理を求めます。',
  },
  'us.stop.meals-option': {
    says: '手紙に名前がある人に、電話か手紙をします。',
    title: '審理を求める',
    cost: '無料',
    time: '手紙の日まで',
    risk: 'なし。',
    bestFor: '収入や人数がちがう場合。',
  },
}
