/** Notices to end a lease, late rent and a higher rent in Quebec: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEBEC_JA: Words = {
  'ca.home.qc-element-month': {
    says: 'ケベック州の新しい家賃の通知には、断れる期間が書かれていなければなりません。',
    name: '断るための1か月',
    ifMissing: '断れる期間が見つかりません。通知が有効か、住宅の審判所に聞いてください。',
  },
  'ca.home.qc-tribunal': {
    says: 'ケベック州では、あなたが納得しなければ、契約を終わらせられるのは住宅の審判所（Tribunal administratif du logement）だけです。',
  },
  'ca.home.qc-pay': {
    says: 'ケベック州では、家賃の未払いの裁判を止められます。判決の前に、家賃、利息、費用を払ってください。',
  },
  'ca.home.qc-three-weeks': {
    says: 'ケベック州で、家主が契約の終わりを求められるのは、家賃が3週間より長く遅れたとき、または何度も遅れて本当の害があるときです。',
  },
  'ca.home.qc-repossess': {
    says: 'ケベック州では、家を取り戻す通知（repossession）に答えるのに1か月あります。答えなければ、断ったとみなされます。',
    action: '出るか残るかを、書面で家主に伝える',
    consequence: '何も言わなければ、法律では出るのを断ったことになります。',
  },
  'ca.home.qc-rent': {
    says: 'ケベック州では、家賃の値上げの通知を受け取ってから、断るのに1か月あります。断っても、家に住み続けられます。',
    action: '納得できなければ、値上げを書面で断る',
    consequence: '何も言わなければ、新しい家賃を認めたことになります。',
  },
  'ca.home.qc-moratorium': {
    says: 'ケベック州では、家を広げる、分ける、使い方を変えるための立ち退きは、2027年6月6日まで禁止です。例外もあります。',
  },
  'ca.home.qc-senior': {
    says: 'ケベック州では、65歳以上で収入が少なく、その家に10年住むほとんどの人を、こうした計画で立ち退かせることはできません。',
  },
}
