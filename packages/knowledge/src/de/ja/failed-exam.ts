/** The Japanese words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_JA: Words = {
  'de.exam.want': {
    says: '大学が試験の不合格や退学(Exmatrikulation)を決めました。裁判所が審査できる公の決定です。',
  },
  'de.exam.right-object': {
    says: '異議（Widerspruch）の期限は1か月です。手紙に裁判所とあれば、裁判所へ行きます。即時と命じられていなければ、それまで除籍（Exmatrikulation）は普通効力がありません。何を続けてよいか聞いてください。',
  },
  'de.exam.right-rethink': {
    says: '答案と採点を見られます。誤った採点を示せば、試験官は改めて考えなければなりません。',
  },
  'de.exam.right-ill': {
    says: '会場の不備や病気は、普通、すぐに申し出て診断書を出したときだけ数えられます。場所によっては、特別な事情（Härtefall）でもう一度受けられます。試験規則を読んでください。',
  },
  'de.exam.step': {
    says: '今日、答案を見る請求（Akteneinsicht）をし、短い異議を送ってください。理由は後でかまいません。学生会（AStA）はよく無料で相談に乗ります。',
  },
}
