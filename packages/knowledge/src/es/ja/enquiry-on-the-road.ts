/** Questions about traffic fines: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'es.ask.fine-half': {
    says: '暦で20日以内に選びます。半額を払って終わらせるか、証拠を付けて異議を出し、半額を失うかです。',
    dependsOn: '証拠があるか',
  },
  'es.ask.fine-driver': {
    says: '手紙の期限の中で、本当に運転した人の名前、番号、住所を知らせてください。しないと、2倍か3倍の罰金になることがあります。争うなら、半額で払わないでください。',
  },
  'es.ask.fine-too-old': {
    says: 'どの手続きも届かなければ、軽い違反は3か月、重い違反は6か月で古すぎるものになります。確定した罰金は4年です。',
    dependsOn: '違反の重さと、届いたもの',
  },
}
