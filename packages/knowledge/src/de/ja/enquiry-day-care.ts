/** Questions about a place in day care: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_JA: Words = {
  'de.ask-family.day-care': {
    says: 'はい。1歳の誕生日から、親の収入に関係なく、どの子にも保育所か保育ママの枠を得る権利があります。相手は一つの園ではなく市（青少年局 Jugendamt）です。いつから何時間必要かを書面で今求めてください。合う枠がなければ、行政裁判所がすぐに命じられます。失った給料や私的な保育の費用も請求できることがあります。',
  },
}
