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
    says: '軽い違反は3か月、速度違反の多くのような重い違反は6か月で時効です。通知の試みがあるたびに時効は中断し、郵便が届かない後の公示（TEU）も同じです。過ぎていたら、20暦日以内に、払わずに異議を出してください。払うとその権利を失います。確定した罰金は4年で時効です。',
    dependsOn: '違反の重さと、届いたもの',
  },
}
