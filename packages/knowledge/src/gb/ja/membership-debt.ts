/** Money wanted for the rest of a membership or subscription: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_JA: Words = {
  'gb.member.right-fair-term': {
    says: '長すぎる縛りや、残りの月すべてを払わせる条項は、不公正なことがあります。その場合は従う必要がありません。病気、引っ越し、失業も考慮されます。',
  },
  'gb.member.right-cancel': {
    says: 'ネットか電話で入会したなら、14日間は取り消せました。そのことを知らされていなければ、最大で1年長く取り消せます。',
  },
}
