/** The Japanese words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': { says: '貸し手が、申し込みを断りました。この手紙で払うものはありません。' },
  'ca.creditno.reality': {
    says: '断られても、ずっとではありません。信用情報のまちがいが原因のこともあります。',
  },
  'ca.creditno.step': {
    says: '信用情報を無料で取り寄せ、1行ずつ読んでください。今は、多くの貸し手に申し込まないでください。申し込みは記録に残ることがあります。',
  },
  'ca.creditno.option': {
    says: 'まちがいを証拠と一緒に書いてください。直ったら、貸し手にもう一度見てもらってください。',
    title: 'まちがいを直してもらう',
    cost: 'かかりません。',
    time: 'およそ1か月です。',
    risk: 'ありません。',
    bestFor: '知らない借りや、ちがう名前、まちがった延滞がのっている人。',
  },
  'ca.creditno.right-report': {
    says: 'どの信用情報機関を使ったか、聞けます。どちらの機関も、無料で記録を見せ、まちがいを直す義務があります。',
  },
  'ca.creditno.right-scheme': {
    says: '銀行の扱いが不公平なら、銀行に苦情を言ってください。56日たつか最後の答えが来たら、OBSIが無料で調べます。',
  },
}
