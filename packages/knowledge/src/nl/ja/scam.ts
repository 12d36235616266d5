/** The Japanese words of the Netherlands: scams. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'nl.scam.want': {
    says: 'このメッセージは、急がせて、お金かコードを取ろうとしています。',
  },
  'nl.scam.who': {
    says: '知られた名前を使う詐欺師のようです。',
  },
  'nl.scam.real': {
    says: '警察、銀行、CJIBが、暗証番号や暗号資産を求めることは決してありません。',
  },
  'nl.scam.step-stop': {
    says: '払わず、押さず、かけ直さないでください。本当の番号を自分で調べます。',
  },
  'nl.scam.step-bank': {
    says: '払った、またはコードを教えましたか。すぐに銀行に電話してください。',
  },
  'nl.scam.step-report': {
    says: 'Fraudehelpdeskと警察に届けてください。',
  },
  'nl.scam.right-ignore': {
    says: '注文していない物に払う必要はありません。',
  },
  'nl.scam.option-ignore': {
    title: '放っておき、届け出る',
    says: '先に本物の会社や役所に確かめます。',
    cost: '無料。',
    time: '数分。',
    risk: '確かめたなら、ありません。',
    bestFor: '借金に覚えがないとき。',
  },
  'nl.scam.crime': {
    says: '答えなくても、何も起きません。人をだましてお金を取るのは犯罪です。',
  },
  'nl.scam.right-bank': {
    says: 'あなたの同意なしに口座からお金が出たら、銀行が返さなければなりません。ただし、重大な不注意があったときは別です。',
  },
}
