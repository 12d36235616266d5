/** Notices of Colorado’s metropolitan districts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_JA: Words = {
  'us.metro-district.want': {
    says: '地区 (district) は、規約や外観の規則に反したと言っています。直すように求めていて、直さないと罰金になることがあります。',
  },
  'us.metro-district.reality': {
    says: 'metropolitan district は地方の公の団体で、住宅所有者の会ではありません。あなたの家を縛る規約だけを守らせることができます。',
  },
  'us.metro-district.right-hearing': {
    says: 'コロラドでは、地区には罰金の一覧を含む書面の方針が必要です。あなたは通知を受け、公平な聴聞 (hearing) の機会を得られます。',
  },
  'us.metro-district.right-home': {
    says: '未払いの罰金や料金のために家を差し押さえて売ること (foreclose) はできません。裁判所が違反なしと判断したら、弁護士費用を請求できません。',
  },
  'us.metro-district.step-right': {
    says: '期日までに直し、日付のある写真を残してください。納得できなければ、規約、相手の写真、罰金の方針、聴聞を書面で求めてください。',
  },
  'us.metro-district.ask-fine': {
    says: 'コロラドの metropolitan district は、書面の方針と罰金の一覧に従い、通知と公平な聴聞の機会を与えた後でなければ罰金を科せません。規約、方針、証拠、聴聞を書面で求めてください。事実の点は直し、日付のある写真を残します。罰金や料金のために家を差し押さえて売ることはできません。',
    dependsOn: '規約の中身と、地区が自らの方針を守ったかどうか',
  },
}
