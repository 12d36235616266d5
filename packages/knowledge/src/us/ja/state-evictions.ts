/** The Japanese words of the rows in ../state-evictions.ts, from the same table. */
import type { Words } from '@plainletter/contracts/rule'

import { EVICTIONS } from '../state-evictions.ts'
import { STATES } from '../state.ts'
import { inState, nameOf } from './states.ts'

const TEXAS_LOCKS =
  'テキサス州では、家賃の滞納で鍵を替える大家は、払ったかどうかに関係なく、いつでも新しい鍵を渡さなければなりません。'

export const STATE_EVICTIONS_JA: Words = Object.fromEntries(
  STATES.flatMap((state) => {
    const found = EVICTIONS[state.key.slice(-2).toUpperCase()]
    if (!found) return []
    const says =
      state.law.name === 'Texas'
        ? TEXAS_LOCKS
        : `${inState(state)}、大家は、出ていかせるために、締め出したり、電気や水を止めたりしてはいけません。`
    const lockout = [
      [`${state.key}.lockout`, { says }],
      [
        `${state.key}.ask-lockout`,
        {
          says: `${says}写真をとってください。緊急でない番号で警察に電話するか、法律扶助（legal aid）に電話してください。中に入れるよう裁判所に求めます。`,
        },
      ],
    ] as const
    return [
      [
        `${state.key}.eviction-case`,
        {
          says: `${inState(state)}、この裁判を「${found.name}」と呼びます。決定の後、あなたを出せるのは係官だけです。`,
        },
      ],
      [
        `${state.key}.eviction-court`,
        {
          says: `${inState(state)}、この裁判を「${found.name}」と呼びます。決定の後、あなたを出せるのは係官だけです。`,
        },
      ],
      [
        `${state.key}.eviction-defend`,
        {
          says: `通知を${nameOf(state)}の法律と比べてください。だれが、どう渡したか、何日かを見ます。まちがいがあれば、裁判（${found.name}）が終わることがあります。`,
        },
      ],
      ...(found.lockout === undefined ? [] : lockout),
    ]
  }),
)
