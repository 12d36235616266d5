/** The Japanese words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_JA: Words = {
  'jp.ask.harm-done': {
    says: '自分の不注意で与えた損害は賠償しますが、相手にも不注意があればその分は減ります。事故は警察に届けてください。診断書と領収書を求め、すぐに署名しないでください。保険を確かめましょう。個人賠償責任保険は、家族の火災保険、自動車保険、カード、自転車保険に付いていることがよくあります。',
  },
}
