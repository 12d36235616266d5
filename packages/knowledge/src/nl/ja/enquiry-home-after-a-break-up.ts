/** Questions about the rented home after a break-up: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_JA: Words = {
  'nl.ask.not-on-lease': {
    says: '結婚または登録パートナーでそこに住んでいれば、契約に名前がなくても法律上の共同賃借人です。離婚では、だれが残るかを裁判官が決められます。同居だけの場合は、2年たって家主か裁判官に申し出てはじめて共同賃借人になります。出て行く前に動いてください。',
  },
}
