/** The Japanese words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_JA: Words = {
  'it.ask.landlord-enters': {
    says: 'いいえ。家主が入れるのは、あなたの同意があるときだけです。訪問や修理の日は、いっしょに決めてください。',
  },
  'it.ask.repairs': {
    says: '写真を付けて、書留かPECで書いてください。小さい修理のほかは、家主の義務です。急ぎなら、家主に知らせた後、自分で直してお金を求められます。',
  },
}
