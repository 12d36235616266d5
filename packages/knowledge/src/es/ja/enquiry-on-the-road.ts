/** Questions about traffic fines: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'es.ask.fine-half': {
    says: '半額を払うと手続は終わります。その後は裁判所しかなく、点数も引かれます。20日（暦日）以内に、半額を払うか、証拠を出して争い割引をあきらめるかを選んでください。両方はできません。別の人が運転していたなら、同じ20日以内に氏名、身分証番号、住所を届け、払わないでください。',
  },
  'es.ask.fine-driver': {
    says: '手紙の期限の中で、本当に運転した人の名前、番号、住所を知らせてください。しないと、2倍か3倍の罰金になることがあります。争うなら、半額で払わないでください。',
  },
  'es.ask.fine-too-old': {
    says: '軽い違反は3か月、速度違反の多くのような重い違反は6か月で時効です。通知の試みがあるたびに時効は中断し、郵便が届かない後の公示（TEU）も同じです。過ぎていたら、20暦日以内に、払わずに異議を出してください。払うとその権利を失います。確定した罰金は4年で時効です。',
    dependsOn: '違反の重さと、届いたもの',
  },
}
