/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_JA: Words = {
  'nz.ask.winz-quit': {
    says: '13週の停止は、十分な理由なく辞めたときだけです。いじめ、危険な仕事、病気、暴力、家族の世話は理由になり得ます。辞めた理由を、メッセージや診断書、証人とともに書面でWork and Incomeに伝えてください。それでもだめなら、3か月以内に見直し(review of decision)を求めます。食費や家賃の助けは今すぐ頼めます。すぐ出ることもあります。',
  },
  'nz.ask.kiwisaver': {
    says: 'はい、最低限の生活費や自宅の住宅ローンが払えないとき、重い病気のとき(significant financial hardship)は可能です。口座の記録、請求書、収入の証明を付けてKiwiSaverの会社に申請します。supervisorが決め、必要な額だけ払います。国の分は引き出せません。先に他の助けを試したことを示します。銀行に返済の軽減を頼み、MoneyTalks(0800 345 123)に書類を手伝ってもらえます。',
  },
  'nz.ask.winz-sanction': {
    says: '今日Work and Income(0800 559 009)に電話し、行けなかった理由を言ってください。病気、子どもの世話、通知がなかったことは十分な理由になり得ます。診断書などを送ります。課題をやり直すと言えば、たいてい給付は再開します。子どもがいれば一部しか減らせません。だめなら3か月以内に見直し(review of decision)を。食費の助けは今すぐ頼めます。',
  },
}
