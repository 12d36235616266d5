/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_JA: Words = {
  'au.ask.payment-suspended': {
    says: '今日、プロバイダー(provider)に電話してください。来られなかった理由を言い、新しい面談に行くか予約します。そうすれば支給は再開され、止まっていた分もたいてい払われます。病気や子どもの世話は正当な理由になり得ます。減点(demerit)を消すよう頼んでください。断られたり減らされたりしたら、Services Australiaに見直し(review)を求めます。無料です。',
  },
  'au.ask.super-early': {
    says: 'センターリンクの給付を26週続けて受け、生活費が払えないことが必要です。その場合、基金は12か月に1回、$10,000まで払えます。センターリンクの手紙をもらい、基金に無料で申請します。家を銀行に売られないためや医療のためには、ATOも認めることがあります。税がかかります。先に1800 007 007で返済の助けを相談してください。',
    dependsOn: 'センターリンクの給付をどれだけ続けて受けているか',
  },
  'au.ask.centrelink-partner': {
    says: '同じ家に住むだけでは足りません。センターリンクは、お金、家事、周りからの見え方、親密さ、将来の約束を合わせて見なければなりません。13週以内に見直し(review)を求めれば、さかのぼって払われます。その間、返還を止めるよう頼みます。別々の口座や請求書、別の部屋、家賃の支払い、知人の手紙などを送ってください。次は無料のAdministrative Review Tribunalです。',
  },
}
