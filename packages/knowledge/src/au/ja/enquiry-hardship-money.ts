/** Questions about a stopped JobSeeker payment and money from super in hardship: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_JA: Words = {
  'au.ask.payment-suspended': {
    says: '今日、プロバイダー(provider)に電話してください。来られなかった理由を言い、新しい面談に行くか予約します。そうすれば支給は再開され、止まっていた分もたいてい払われます。病気や子どもの世話は正当な理由になり得ます。減点(demerit)を消すよう頼んでください。断られたり減らされたりしたら、Services Australiaに見直し(review)を求めます。無料です。',
  },
  'au.ask.super-early': {
    says: 'センターリンクの給付を26週続けて受け、生活費が払えないことが必要です。その場合、基金は12か月に1回、$10,000まで払えます。センターリンクの手紙をもらい、基金に無料で申請します。家を銀行に売られないためや医療のためには、ATOも認めることがあります。税がかかります。先に1800 007 007で返済の助けを相談してください。',
    dependsOn: 'センターリンクの給付をどれだけ続けて受けているか',
  },
}
