/** Questions about a car on a driveway: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_JA: Words = {
  'ie.ask.driveway': {
    says: '自分で車輪止めを付けたり移動させたりしないでください。法律の定める標識と決まりが必要です。公道で出入り口をふさぐ駐車は違反なので、警察（garda）に電話します。自分の土地なら不法侵入です。持ち主に書面で求め、次に弁護士へ。',
  },
}
