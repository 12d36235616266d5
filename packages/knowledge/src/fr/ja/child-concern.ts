/** The Japanese words of the rows in ../child-concern.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_CONCERN_JA: Words = {
  'fr.worry.want': {
    says: '県がお子さんを心配する知らせ(information préoccupante)を受けました。法律により、ふつう3か月以内に調べます。',
  },
  'fr.worry.right-support': {
    says: '面談のたびに選んだ人を連れて行けます。子どもに害がない限り、理由と結果を伝えなければなりません。',
  },
  'fr.worry.right-judge': {
    says: 'まず同意のうえでの支援です。命令できるのは、子どもが危険な場合の児童裁判官(juge des enfants)だけです。弁護士と記録閲覧が認められます。',
  },
  'fr.worry.step': {
    says: '落ち着いて出席し、学校、医師、食事など日常を示してください。答えた内容を書き残します。119と弁護士が無料で助言します。',
  },
}
