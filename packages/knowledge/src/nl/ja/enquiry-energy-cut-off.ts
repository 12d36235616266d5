/** Questions about a threat to cut off energy: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_JA: Words = {
  'nl.ask.energy-cut-off': {
    says: '今日、供給会社に電話し、分割払いを書面で頼んでください。計画を守っている間や債務相談を申し込んだ後は、止められません。すぐ市町村の債務相談（schuldhulp）へ。停止のおそれがあれば3営業日以内に対応する義務があります。病人がいれば医師の手紙を送ってください。',
  },
}
