/** Questions about eviction, its notice, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'ie.ask.evict': {
    says: '家主は、通知だけでは追い出せません。RTBで争い、決まるまで住めます。Threshold（1800 454 454）に電話してください。',
  },
  'ie.ask.notice-length': {
    says: '違反がなければ、6か月より短いと90日、1年までは152日、7年までは180日です。その後は196日と224日です。家賃の滞納では28日で、先に28日の警告が必要です。',
    dependsOn: '住んだ長さと理由',
  },
  'ie.ask.locks': {
    says: '締め出し（lock-out）は違法です。すぐにThreshold（1800 454 454）とRTBに電話してください。RTBは、家に戻すよう命じられます。',
  },
  'ie.ask.arrears': {
    says: '今、払える分を払ってください。先に28日の警告が必要で、その間に全部払えば止まります。MABSとThresholdに電話してください。',
  },
}
