/** The Japanese words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_JA: Words = {
  'fr.ask-work.back-from-maternity': {
    says: '休業のあとは元の仕事か、給料が同じかそれ以上の似た仕事に戻れます。それより悪い条件を受け入れる必要はありません。書面で元の仕事を求めてください。面談を受ける権利があります。産後休業のあと10週間は、重い過ちや別の理由がなければ解雇から守られます。労働監督官、次に労働裁判所に相談してください。',
  },
}
