/** The Japanese words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_JA: Words = {
  'us.ticket.ca-parking': {
    says: 'カリフォルニア州では、駐車違反切符から21日、郵送の通知から14日以内に、無料の最初の見直しを求められます。次は審理です。',
  },
  'us.ticket.ny-parking': {
    says: 'ニューヨーク市では、手数料が増える前に、30日以内に駐車違反切符に答えます。オンラインか郵便で審理を求められます。',
  },
  'us.ticket.tx-parking': {
    says: 'テキサス州では、市の駐車違反切符の審理を求め、municipal courtに上訴できます。',
  },
  'us.ticket.il-parking': {
    says: 'イリノイ州では、町は、駐車やカメラの違反切符について、直接か郵便での審理を用意しなければなりません。',
  },
  'us.ticket.nj-parking': {
    says: 'ニュージャージー州では、駐車違反切符はmunicipal courtに行きます。そこで無罪（not guilty）を主張できます。',
  },
  'us.ticket.ma-parking': {
    says: 'マサチューセッツ州では、21日以内に駐車違反切符を払うか争います。',
  },
  'us.ticket.oh-parking': {
    says: 'オハイオ州では、駐車違反切符に、払う、説明する、否定する、のどれかで答え、審理を求められます。',
  },
  'us.ticket.pa-parking': {
    says: 'ペンシルベニア州では、駐車違反に無罪を申し立てて話を聞いてもらえます。フィラデルフィアでは、Bureau of Administrative Adjudicationで争います。',
  },
}
