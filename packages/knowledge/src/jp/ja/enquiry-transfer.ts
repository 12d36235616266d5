/** Questions about an order to work in another place: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_JA: Words = {
  'jp.ask.transfer': {
    says: '契約で勤務地や職種が限られていれば断れます。そうでなければ、就業規則に定めがあると会社は原則として転勤を命じられます。ただし、必要性がない、不当な動機がある、通常をはるかに超える不利益があるときは権利の濫用で無効です。親の介護や育児への配慮は法律上の義務です。無断で欠勤せず、証明を付けて書面で異議を出し、代わりの案を求めてください。期日の前に総合労働相談コーナーか弁護士へ。',
    dependsOn: '契約の内容と不利益の大きさ',
  },
}
