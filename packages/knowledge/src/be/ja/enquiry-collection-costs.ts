/** Questions about the costs that a collector adds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_JA: Words = {
  'be.ask.costs': {
    says: '最初の督促は無料で14日の猶予があります。それがなければ費用は一切不要です。その後の上限は、150ユーロまで20ユーロ、500ユーロまで30ユーロと10％、それ以上は65ユーロと5％です。契約にあれば、遅れの利息も加わることがあります。事務手数料などは加えられません。請求額そのものを払い、残りは書面で争ってください。差押えには判決が必要です。',
    dependsOn: '払うべき金額',
  },
  'be.ask.already-paid': {
    says: 'もう一度払わないでください。今日、執行官（huissier）と債権者に日付の入った支払いの証拠を送り、債務を争うと書いてください。判決があるか聞いてください。判決などの権限がなければ、差し押さえはできません。あるなら明細を求めましょう。費用や利息が残っていることがあります。それでも差し押さえるなら、差押裁判官（juge des saisies）が決めます。',
  },
}
