/** The Japanese words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_JA: Words = {
  'it.ask.landlord-enters': {
    says: 'いいえ。家主が入れるのは、あなたの同意があるときだけです。訪問や修理の日は、いっしょに決めてください。',
  },
  'it.ask.repairs': {
    says: '写真を付けて書留かPECで知らせます。小さな修理以外は貸主の負担です。急ぐときは、貸主に知らせた上で自分で直し、費用を求められます。家が大きく使いにくいなら、家賃を下げるか契約を終えることを求められます。',
  },
}
