/** The Japanese words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_JA: Words = {
  'us.toll.right-owner': {
    says: '通知は持ち主に来ます。車を売った、盗まれた、貸したなら、ほとんどの場合、州の法律により、だれが使っていたかを示せます。',
  },
  'us.toll.step-official': {
    says: '自分で入力した通行料の機関自身のサイトで確かめてください。うその通行料のメッセージは多いです。手数料なしで払えるよう求めます。',
  },
  'us.ticket.de-toll': {
    says: 'デラウェア州では、法律にある場合を除き、持ち主が通行料の責任を負います。通知の日までに争えます。',
  },
  'us.ticket.ca-toll': {
    says: 'カリフォルニア州では、通行料の通知を、出されてから21日以内に無料で争えます。収入の低い人には分割があります。',
  },
  'us.ticket.ny-toll': {
    says: 'ニューヨーク州では、郵便の通行料は車の持ち主の責任です。盗まれた車や貸した車は反論になります。',
  },
  'us.ticket.fl-toll': {
    says: 'フロリダ州では、未払いの通行料は交通違反になります。払うか、裁判所に審理を求められます。',
  },
  'us.ticket.tx-toll': {
    says: 'テキサス州では、通行の前に車を売った、または貸した持ち主は、通行料を払う義務がありません。期限内に証拠を送ってください。',
  },
  'us.ticket.il-toll': {
    says: 'イリノイ州では、違反の通知について、通行料の機関に審理を求められます。盗まれた車や貸した車は反論になります。',
  },
  'us.ticket.pa-toll': {
    says: 'ペンシルベニア州では、持ち主が通行料の責任を負いますが、車が盗まれた、売った、貸したと示せます。',
  },
  'us.ticket.va-toll': {
    says: 'バージニア州では、運転していなかった、車が盗まれた、売ったと、裁判所に示せます。',
  },
  'us.ticket.md-toll': {
    says: 'メリーランド州では、District Courtで通行料の違反を争うか、運転していた人の名前を言えます。',
  },
}
