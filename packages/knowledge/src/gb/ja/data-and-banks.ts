/** Japanese: letters that say personal data was lost, or that a bank ends an account or changes its terms. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_AND_BANKS_JA: Words = {
  'gb.breach.wants': {
    says: 'あなたの個人データを他人が見たかもしれない、という知らせです。お金を払う必要はありません。身を守りましょう。',
  },
  'gb.breach.right-told': {
    says: '危険が大きいときは、すぐに知らせる義務があります。何が起きたか、何が続くか、誰に聞けるかです。',
  },
  'gb.breach.right-complain': {
    says: "まず相手に苦情を言います。次に、データの監督機関（Information Commissioner's Office）に無料で申し立てできます。",
  },
  'gb.breach.right-damages': {
    says: '損失や本当の心の苦しみについて、お金を求められます。払わなければ裁判所が決めます。',
  },
  'gb.breach.step': {
    says: 'パスワードを変え、銀行に知らせます。信用情報を確かめます。この件の電話やリンクは信じないでください。',
  },
  'gb.breach.answer': {
    says: "パスワードを変え、銀行に知らせます。会社に苦情を言い、次に Information Commissioner's Office に無料で申し立てます。損失や本当の苦しみにはお金を求められます。",
  },
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
