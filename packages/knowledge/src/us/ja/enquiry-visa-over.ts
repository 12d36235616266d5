/** Questions of people whose visa or time to stay is over, and of those whom immigration officers meet at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_OVER_JA: Words = {
  'us.immigration.ask-visa-over': {
    says: 'I-94（i94.cbp.dhs.gov）を見てください。滞在できる期限は旅券のビザではなくその日付です。過ぎると送還されることがあります。180日を超えてから出国すると3年、1年を超えると10年入国できません。ですから弁護士か認定代理人に見てもらう前に出国しないでください。市民の配偶者や帰国を恐れる人など、まだ申請できる人もいます。',
  },
}
