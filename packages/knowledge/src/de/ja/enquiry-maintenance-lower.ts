/** Questions about maintenance that the payer can no longer pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_LOWER_JA: Words = {
  'de.ask-family.maintenance-lower': {
    says: '今日、新しい収入の証拠を付けて、相手の親と青少年局に減額への同意を書面で求めてください。決められた額は変更されるまで有効なので、ただ止めてはいけません。拒まれたら家庭裁判所に変更を申し立てます。多くは申し出た翌月から有効です。生活に必要な額（Selbstbehalt）は残りますが、仕事を探し、その証拠が必要です。',
  },
}
