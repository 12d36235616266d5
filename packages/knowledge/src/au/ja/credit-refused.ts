/** The Japanese words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': { says: '貸し手が、申し込みを断りました。この手紙で払うものはありません。' },
  'au.creditno.reality': {
    says: '断られても、ずっとではありません。信用情報のまちがいが原因のこともあります。',
  },
  'au.creditno.step': {
    says: '信用情報を無料で取り寄せ、1行ずつ読んでください。今は、多くの貸し手に申し込まないでください。申し込みは記録に残ることがあります。',
  },
  'au.creditno.option': {
    says: 'まちがいを証拠と一緒に書いてください。直ったら、貸し手にもう一度見てもらってください。',
    title: 'まちがいを直してもらう',
    cost: 'かかりません。',
    time: 'およそ1か月です。',
    risk: 'ありません。',
    bestFor: '知らない借りや、ちがう名前、まちがった延滞がのっている人。',
  },
  'au.creditno.right-report': {
    says: '貸し手は、どの信用情報機関を使ったかを言わなければなりません。その記録は無料で見られ、まちがいは30日以内に直してもらえます。',
  },
  'au.creditno.right-scheme': {
    says: '貸し手や信用情報機関がまちがいを直さなければ、AFCAが無料で決めます。',
  },
}
