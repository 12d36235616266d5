/** Questions about a demand for money for a picture on a website: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'gb.ask-picture.used-one': {
    says: '画像は外しますが、すぐには払わないでください。相手の物だという証拠と、通常の使用料を求めます。賠償は普通その額が基準で、悪質なときだけ増えます。その後、書面で公正な額を申し出ます。',
  },
}
