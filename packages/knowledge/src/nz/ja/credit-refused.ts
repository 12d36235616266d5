/** The Japanese words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': { says: '貸し手が、申し込みを断りました。この手紙で払うものはありません。' },
  'nz.creditno.reality': {
    says: '断られても、ずっとではありません。信用情報のまちがいが原因のこともあります。',
  },
  'nz.creditno.step': {
    says: '信用情報を無料で取り寄せ、1行ずつ読んでください。今は、多くの貸し手に申し込まないでください。申し込みは記録に残ることがあります。',
  },
  'nz.creditno.option': {
    says: 'まちがいを証拠と一緒に書いてください。直ったら、貸し手にもう一度見てもらってください。',
    title: 'まちがいを直してもらう',
    cost: 'かかりません。',
    time: 'およそ1か月です。',
    risk: 'ありません。',
    bestFor: '知らない借りや、ちがう名前、まちがった延滞がのっている人。',
  },
  'nz.creditno.right-report': {
    says: '理由と、使った信用情報会社を貸し手に聞いてください。記録は無料で見られ、まちがいは直してもらえます。',
  },
  'nz.creditno.right-scheme': {
    says: '貸し手は、無理なく返せるかを確かめる義務があり、断ることもあります。いいかげんな扱いなら、無料の紛争解決機関が調べます。',
  },
}
