/** Reminders of a club fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CLUB_FEE_JA: Words = {
  'jp.debt.know-club-fee': {
    says: '会費は、あなたが同意した会則に基づきます。退会した、または入会していないときは、その日付を書いて伝え、会則を求めてください。',
  },
  'jp.debt.club-reality': {
    says: '会費の納入をお願いする知らせです。これだけでお金を取られることはなく、会則に根拠のない費用も加えられません。',
  },
  'jp.debt.club-step': {
    says: 'もう払ったか、まだ会員かを確かめてください。会員なら払うか、待ってもらえるよう頼みます。退会したときは、その日付を伝えます。',
  },
}
