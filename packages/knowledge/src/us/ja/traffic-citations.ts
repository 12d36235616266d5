/** The Japanese words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_JA: Words = {
  'us.ticket.de-surcharge': {
    says: 'デラウェア州では、罰金に加えられるのは、法律にある額だけです。一つずつ説明を求めてください。',
  },
  'us.ticket.ca-declaration': {
    says: 'カリフォルニア州では、裁判所に行かずに、書面で交通違反を争えます（trial by written declaration）。',
  },
  'us.ticket.fl-thirty': {
    says: 'フロリダ州では、交通違反切符から30日以内に、払う、運転の講習を選ぶ、または審理を求めます。',
  },
  'us.ticket.fl-camera': {
    says: 'フロリダ州では、信号カメラの通知から60日以内に、払う、別の運転者の名前を言う、または審理を求めます。',
  },
  'us.ticket.tx-camera': {
    says: 'テキサス州では、2019年の法律により、市は信号カメラで運転者に罰金を科せません。',
  },
  'us.ticket.ma-citation': {
    says: 'マサチューセッツ州では、交通違反から20日以内に払うか、審理を求めます。',
  },
  'us.ticket.wa-response': {
    says: 'ワシントン州では、違反に3つの方法で答えられます。払う、説明する、審理で争う、です。日数は通知にあります。',
  },
}
