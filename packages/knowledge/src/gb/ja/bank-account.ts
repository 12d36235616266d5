/** A bank that ends or freezes an account or changes its terms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_JA: Words = {
  'gb.account.wants': {
    says: '銀行があなたの口座を閉じようとしています。中のお金はあなたのものです。',
  },
  'gb.account.right-notice': {
    says: '銀行はたいてい2か月前に知らせる必要があります。2026年4月28日以降に開いた口座なら90日前で、はっきりした理由も要ります。',
  },
  'gb.account.right-basic': {
    says: '大きな銀行に基本の口座（basic account）を頼めます。無料で、決まった理由がなければ断れません。',
  },
  'gb.account.right-ombudsman': {
    says: '銀行に苦情を言います。8週間たつか最後の返事が来たら、Financial Ombudsman が無料で調べます。',
  },
  'gb.account.step': {
    says: '今すぐ別の口座を開きます。給料、給付、引き落としをそこへ移します。銀行に理由を書面で聞きます。',
  },
  'gb.account.answer': {
    says: '別の口座を開き、理由を書面で聞きます。たいてい2か月前、2026年4月28日以降に開いた口座なら90日前に知らせる必要があります。直らなければ Financial Ombudsman が無料です。',
  },
  'gb.terms.wants': {
    says: '銀行が新しい条件を知らせています。それでよければ、何もしなくてかまいません。',
  },
  'gb.terms.right-leave': {
    says: '銀行は、普通の口座の条件を変える2か月前に知らせる必要があります。その前なら無料でやめられます。',
  },
  'gb.terms.step': {
    says: '新しい条件が始まる日を書きとめます。手数料と借り越しの費用を比べます。変えたければその日より前に移ります。',
  },
  'gb.ask-bank.account-frozen': {
    says: '賃金、給付、家賃や食費の分を出せるよう、書面で銀行に求めてください。銀行は理由を言えないことがあります。今日苦情を出してください。8週間後か最終回答の後に、Financial Ombudsmanが無料で決めます。次の給料は別の口座に入れてもらってください。',
  },
}
