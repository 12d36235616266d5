/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'au.ask.insurer': {
    says: '書面で理由を求め、保険会社に苦情を出してください。30日後か断られた後は、AFCAに無料で行けます。',
  },
  'au.ask.health-insurer': {
    says: '前からの病気には12か月待たせることができ、基金の医師が調べなければなりません。理由を聞き、次に無料のCommonwealth Ombudsmanへ。',
  },
}
