/** The Japanese words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_JA: Words = {
  'de.exam.want': {
    says: '大学が試験の不合格や退学(Exmatrikulation)を決めました。裁判所が審査できる公の決定です。',
  },
  'de.exam.right-object': {
    says: '1か月以内に異議(Widerspruch)を出してください。決まるまでは学業の終了はふつう効力がなく、続けられます。',
  },
  'de.exam.right-rethink': {
    says: '答案と採点を見られます。誤った採点を示せば、試験官は改めて考えなければなりません。',
  },
  'de.exam.right-ill': {
    says: '会場の問題や病気は、診断書をつけてすぐ申し出た場合だけ考慮されます。苦しい事情ならもう一度受けられることもあります。試験規則を読んでください。',
  },
  'de.exam.step': {
    says: '今日、記録閲覧(Akteneinsicht)を求め、短い異議を送ってください。理由は後で足ります。学生会(AStA)が無料で助言します。',
  },
}
