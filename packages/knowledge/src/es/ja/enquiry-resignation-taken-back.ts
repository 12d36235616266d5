/** Questions about a resignation that one is sorry for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_JA: Words = {
  'es.ask.resignation-taken-back': {
    says: '予告期間が続く間は撤回できます。契約は最後の日まで続いています。今日、書面(burofax)で撤回し、働き続けると伝えてください。会社が断れるのは、後任をすでに雇ったなど本当の損害があるときだけです。断られたら解雇と同じで、20営業日以内に調停を申し立ててください。即日の辞職なら、圧力、だまし、重い病気の場合だけ取り消せます。',
  },
}
