/** The formal warning before seizure (precetto), and seizures: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_JA: Words = {
  'it.enforce.step-read': {
    says: 'もとになる文書を調べてください。命令か判決、日付、送達です。受け取っていたか、弁護士に聞きます。',
  },
  'it.enforce.step-lawyer': {
    says: '数日のうちに弁護士に会ってください。10日は短いです。',
  },
  'it.enforce.step-plan': {
    says: '払う義務があるなら、今、相手の弁護士に計画を提案してください。差し押さえの前の合意なら、費用が減ります。',
  },
  'it.enforce.step-occ': {
    says: '借金が多いなら、危機の相談所（OCC）に行ってください。裁判所での計画は、差し押さえを止められます。',
  },
}
