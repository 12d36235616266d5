/** The Japanese words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_JA: Words = {
  'nl.ask.own-use': {
    says: '住み続け、同意しないと書いてください。大家は、急いで自分で使う必要と、あなたがほかの合う家を見つけられることを、裁判官に証明しなければなりません。予告は3か月から6か月です。出るなら、引っこし代を求めてください。',
  },
}
