/** The Japanese words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_JA: Words = {
  'us.home.right-cares': {
    says: '連邦の補助や、連邦が支えるローンがある家なら、家賃の滞納で出るよう求める通知は、ほとんどの場合30日をあけなければなりません。',
  },
  'us.home.right-violence': {
    says: '連邦の補助がある家では、だれかに暴力をふるわれたことを理由に、あなたを立ち退かせてはいけません。',
  },
  'us.home.right-service': {
    says: '現役の軍務中は、ほとんどの場合、裁判所の命令なしに、あなたと家族を立ち退かせられません。裁判官は90日を与えられます。',
  },
  'us.home.right-foreclosure': {
    says: '差し押さえられた家（foreclosure）の借り手には、ほとんどの場合90日前の通知が必要です。契約が終わるまで住めることも多いです。',
  },
  'us.home.right-good-cause': {
    says: '州や市によっては、法律が挙げる理由がなければ家主は賃貸借を終わらせることができません。家賃の未払いは、通知が正しければ理由になります。お住まいの場所がそうか、法律扶助(legal aid)に尋ねてください。',
  },
}
