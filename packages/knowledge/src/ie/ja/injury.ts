/** Claims for an injury, and the Injuries Resolution Board: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_JA: Words = {
  'ie.injury.right-time': {
    says: 'けがの請求は2年以内に始めます。1か月以内に相手に書きます。多くはまず Injuries Resolution Board に行きます。',
  },
  'ie.board.wants': {
    says: 'けががあなたのせいだという人がいます。Board は請求を評価してよいか聞いています。',
  },
  'ie.board.right-choice': {
    says: '評価に同意するか、90日で決めます。同意しても落ち度を認めたことになりません。黙っていると同意になります。',
  },
  'ie.board.step': {
    says: '今日手紙を保険会社に送り、何も認めないでください。何が起きたかを、名前と写真と一緒に書きとめます。',
  },
}
