/** Letters that say personal data was lost, and questions about one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LOST_DATA_JA: Words = {
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
}
