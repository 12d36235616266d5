/** Questions about a parent who wants to move away with a child: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_JA: Words = {
  'nl.ask.moving-with-child': {
    says: 'いいえ、二人とも親権（gezag）があるならできません。学校やあなたとの時間が変わる引っ越しには、あなたの同意が必要です。同意しないことと理由をすぐ書き、話し合いを申し出てください。同意がなければ相手は裁判官の許可が必要です。もう出て行ったなら、弁護士が数日で裁判官に（kort geding）戻すよう求められます。親権がなければ今申し立て、面会の取り決めを守ってください。',
  },
}
