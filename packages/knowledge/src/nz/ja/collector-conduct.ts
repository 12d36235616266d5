/** Who collects a debt, and what a collector may not do: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_JA: Words = {
  'nz.debt.who': {
    says: '取立て会社（debt collector）は、あなたが借りた会社のために働くか、借金を買い取っています。裁判所、執行官（bailiff）、警察の力はありません。',
  },
  'nz.debt.right-no-harass': {
    says: 'いやがらせを受けず、無理強いされず、だまされない権利があります。',
  },
  'nz.debt.right-private': {
    says: '借金のことを、上司、家族、近所の人に話すべきではありません。あなたについて何を持っているかを聞けます。',
  },
  'nz.debt.tactic-writing': {
    says: '書面でやり取りしてください。メールか手紙だけにするよう求めてください。',
    risk: '手紙は電話より遅いです。',
    notWhen: '裁判の日が近いとき。',
  },
}
