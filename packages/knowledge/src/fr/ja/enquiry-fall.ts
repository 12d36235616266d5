/** Questions about a fall in a shop or on the street: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FALL_JA: Words = {
  'fr.ask-buy.fall': {
    says: '店では、床の液体など物の状態や位置が悪くて転んだことを示す必要があります。道路では、市町村が正常な管理を証明します。当日の写真、証人の名前、診断書を用意してください。書留で書き、保険会社を尋ねます。自分の保険とCPAMにも届けましょう。けがの期限は普通10年、市町村に対しては4年です。',
    dependsOn: '転んだ原因と証拠',
  },
}
