/** Questions about heating that is turned off at night: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEATING_AT_NIGHT_JA: Words = {
  'de.ask-home.heating-at-night': {
    says: '夜に温度を下げることはできますが、暖房の季節に切ることはできません。裁判所は、昼は20～22度、夜は18度ほどを求めることが多いです。日時と証人とともに測り、期限を書いて知らせてください。直るまでは法律で家賃が下がります。',
  },
}
