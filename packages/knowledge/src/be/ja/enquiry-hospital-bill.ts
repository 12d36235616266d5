/** Questions about an old bill for medical care: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_JA: Words = {
  'be.ask.hospital-bill': {
    says: '医療費の請求は、診療した月の終わりから2年で時効です。その間の訴え、明確な承認、執行官か弁護士の正式な催告だけがこれを変えます。何も払わず認めず、時効だと書いてください。判決がなければ執行官は頼むことしかできません。差押えはなく、ドアを開ける必要もありません。',
  },
}
