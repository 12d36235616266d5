/** Questions about garages: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_JA: Words = {
  'es.ask.garage-keeps': {
    says: '修理工場が車を留められるのは、頼んだ仕事の代金が未払いのときで、認めていない仕事のためではありません。サインした注文書を求めてください。異議を残して払い、車を受け取ってから争います。',
  },
  'es.ask.workshop': {
    says: '修理工場は書面の見積りを守らなければなりません。隠れた故障は、先に知らせ同意を得ます。修理の保証は3か月か2,000kmです。hoja de reclamacionesを求め、OMICへ。',
  },
}
