/** Questions that rest on a common belief about work, prison for debts and the police, with those on the police: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_CRIMINAL_JA } from './enquiry-criminal.ts'

export const ENQUIRY_COMMON_BELIEFS_JA: Words = {
  ...ENQUIRY_CRIMINAL_JA,
  'nl.ask.no-written-contract': {
    says: '書面がなくても、賃金、最低賃金、休暇、病気の賃金、解雇からの保護など全ての権利があります。上司の下で働いて賃金を得れば、法律上の契約です。三か月毎週働けば、他の証拠なしにそう見なされます。書面のない試用期間は無効です。会社は主な条件を書面で渡す義務があります。メッセージ、口座の記録、名前を残し、Juridisch Loketに相談してください。',
  },
  'nl.ask.spoken-lease': {
    says: '口頭の賃貸契約も有効です。解約からの保護、修理、Huurcommissieによる家賃の審査など、借主の権利は全てあります。2023年7月1日から、家主は新しい契約を書面にする義務があります。しないときは市町村（meldpunt goed verhuurderschap）に知らせてください。振込とメッセージを残してください。',
  },
  'nl.ask.prison-debt': {
    says: 'ローン、家賃、請求書など普通の借金では入れられません。執行官は判決があれば物や賃金の一部を差し押さえますが、それ以上はできません。CJIBの罰金は別です。払えないときはすぐ連絡し、分割を頼んでください。養育費は、払えるのに払わない人を裁判官が拘束することがあります。借金が多すぎるなら、市町村が無料で助ける義務があります。',
  },
  'nl.ask.phone-searched': {
    says: '自由には見られません。疑いがあれば電話を持ち去ることはできます。しかし写真、メッセージ、居場所を見るには、急ぐ場合を除き、多くはまず裁判官（rechter-commissaris）の許可が要ります。自分で同意できますが、義務はありません。暗証番号を言う必要はありません。指を当てさせられることはあります。事件については話さず、先に弁護士を求めてください。',
  },
}
