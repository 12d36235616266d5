/** Questions of tenants about damage that they caused and a second rise of the rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_JA: Words = {
  'nz.ask.damage': {
    says: '全部ではありません。不注意による損害は、1件につき家賃4週分か大家の保険の免責額(excess)の低い方が上限です。保険会社は残りをあなたに請求できません。普通の傷みや不注意のない場合は払う必要がありません。全額になるのは、わざとの場合、重い犯罪の場合、2025年12月からはペットによる場合だけです。Tenancy Tribunalでそう言い、保険証券を見せるよう求めてください(0800 836 262)。',
  },
  'nz.ask.rent-up-twice': {
    says: 'いいえ。家賃の値上げは、前の値上げか契約の始まりから12か月に1回だけです。書面で60日の予告が必要です。早すぎると書面で伝え、今までの家賃を払い続けてください。払い過ぎた分は取り戻せます。続くならTenancy Tribunal(0800 836 262)へ。そのことで不利に扱うことは許されません。',
  },
}
