/** Questions about prison for debts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_JA: Words = {
  'jp.ask.prison-debt': {
    says: '借金を返せないだけで刑務所に入ることはありません。貸し手とあなたの間の民事の問題です。貸し手は裁判を起こし、給料や口座の一部を差し押さえることができます。罪になるのは、返す気がないのにうそをついて借りた場合だけです。ただし、裁判所の財産開示に呼ばれたら必ず行ってください。行かないと罰を受けることがあります。借金が多すぎるなら法テラスに相談してください。',
  },
}
