/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_JA: Words = {
  'nz.fact.retaliatory-notice': {
    says: '2025年1月30日から、90日の通知に理由はいりません。でも、苦情や権利の行使への仕返し(retaliatory)なら、Tenancy Tribunalが取り消せます。受け取ってから28営業日以内に申し立ててください。日付と相手のメッセージがよい証拠です。同時に、修理とお金も求めてください。家賃は払い続け、今は出ないでください。勝てば、名前をのせないようたのめます。',
  },
  'nz.fact.bond-not-lodged': {
    says: '大家は、敷金(bond)を23営業日以内にTenancy Servicesに預けなければなりません。預けないのは違法です。日を決めて、全額を返すよう書面で求めてください。次にTenancy Tribunalに申し立てます。敷金と、罰としてのお金(exemplary damages)を払わせることができます。銀行の記録など払った証拠と契約書をつけてください。契約にのる借り手はみな加われます。無料の相談: 0800 836 262。',
  },
  'nz.fact.healthy-homes': {
    says: '2025年7月1日から、すべての貸家はhealthy homes standardsを満たさなければなりません。居間には18度まで暖められる備え付けの暖房がいります。できる所には天井と床下の断熱材、台所と浴室には換気扇もいります。家がどう満たしているか、書面で聞いてください。21日以内に答える義務があります。14日の通知で直すよう求めてください。次にTenancy Tribunalが工事を命じ、お金を認めることができます。家賃は払い続けてください。',
  },
}
