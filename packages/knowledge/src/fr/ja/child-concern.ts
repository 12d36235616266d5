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
    says: 'まず助けで、あなたの同意が要ります。子どもが危険なとき、何かを命じられるのは少年裁判官（juge des enfants）だけです。重大な危険では検察官がすぐ動くことがあります。そこでは弁護士をつけ、記録を見られます。',
  },
  'fr.worry.step': {
    says: '行って、落ち着いて毎日の生活（学校、医者、食事）を示してください。答えたことを書き留めます。119番は昼も夜も無料で、point-justiceでは弁護士に無料で相談できます。',
  },
}
