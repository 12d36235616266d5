/** Questions about a child who was taken far away: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_JA: Words = {
  'au.ask.child-moved': {
    says: '今すぐ動いてください。待つほど難しくなります。落ち着いて書面で、子どもの帰りと話し合いを求めます。弁護士はFederal Circuit and Family Courtに急ぎの命令や、連れ戻す命令(recovery order)を申し立てられます。急ぎの場合、先の調停の書類は要りません。Legal Aidか1800 050 321へ。出国のおそれがあればairport watch listをすぐ頼みます。危険なら000へ。',
  },
}
