/** 裁判所の罰金、地代、給付、和解の申し出、詐欺：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'gb.scam.warn-link': {
    says: 'このような文面は泥棒がまねます。リンクは使わず、公式サイトをご自分で開いてください。お金をだまし取るのは犯罪です。',
  },
  'gb.stat.right-late-payment': {
    says: '会社どうしでは、遅れた請求に利息と40、70または100ポンドが法律で加わります。消費者として買ったものには加えられません。',
  },
  'gb.redundancy.right-fair-way': {
    says: '公正な雇い主は早く知らせ、話し合い、公正な基準で選び、ほかの仕事を探します。審判所はそのすべてを見ます。',
  },
  'gb.credit.right-early-settlement': {
    says: 'ローンや車のクレジットは、いつでも早く返し終えることができます。貸主は利息の一部を引き、求められれば金額を書面で知らせなければなりません。',
  },
}
