/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'nl.ask.evict': {
    says: '命じられるのは裁判官だけで、行えるのは執行官（deurwaarder）だけです。それまで住めます。',
  },
  'nl.ask.notice': {
    says: '同意しないと書いてください。家主には、法律の理由と、3から6か月の予告が必要です。あなたが断れば、裁判官も必要です。',
  },
  'nl.ask.arrears-evict': {
    says: '命じられるのは裁判官だけで、ほとんどの場合、3か月以上の滞納のときです。先に新しい家賃を払い、書面で分割を提案し、今すぐ町に借金の助けを頼んでください。裁判の日が来たら行きます。',
    dependsOn: '滞納の額と、今何をするか',
  },
}
