/** Messages of swindlers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'ch.buy.scam-want': {
    says: 'このメッセージは、急がせて、お金かコードを取ろうとしています。',
  },
  'ch.buy.scam-who': {
    says: '知られた名前を使う詐欺師のようです。',
  },
  'ch.buy.scam-stop': {
    says: '払わず、押さず、かけ直さないでください。本当の番号を自分で調べます。',
  },
  'ch.buy.scam-bank': {
    says: '払った、またはコードを教えましたか。すぐに銀行に電話し、次に警察に届けてください。',
  },
  'ch.buy.scam-right': {
    says: '連邦のサイバーの役所（BACS）に、無料で届け出られます。',
  },
  'ch.buy.scam-option': {
    title: '放っておき、届け出る',
    says: '先に本物の会社に聞きます。',
    cost: '無料。',
    time: '数分。',
    risk: '確かめた後なら、ありません。',
    bestFor: '身に覚えがないとき。',
  },
  'ch.scam.reality': {
    says: '役所、銀行、警察が、コード、ギフトカード、暗号資産を求めることはありません。',
  },
  'ch.scam.not-yet': {
    says: '答えなくても、何も起きません。人をだましてお金を取るのは犯罪です。',
  },
  'ch.scam.right-unordered': {
    says: '注文していない物に、払ったり、送り返したりする必要はありません。',
  },
  'ch.scam.step-police': {
    says: 'お金を失ったなら、州（Kanton）の警察に届け、メッセージを全部残してください。',
  },
}
