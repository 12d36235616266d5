/** Questions about insults and lies online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_JA: Words = {
  'it.ask.defamation': {
    says: 'アドレス、日付、証人とともに保存しましょう。削除を求めます。知ってから3か月以内に警察へ告訴（querela）します。民事では5年以内に金銭を求められます。',
  },
}
