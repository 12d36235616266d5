/** Questions about court papers given to someone else: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_JA: Words = {
  'us.fact.served-on-relative': {
    says: 'ほとんどの州で、書類はあなたの家でそこに住む大人に渡してもよいことになっています。期限はそこから進むので、今すぐ答弁書を出してください。前の住所や同居していない人に渡されたなら、裁判所への最初の書面でそう述べてください。述べないとその主張を失うことがあります。知らない間に判決が出たなら、すぐ取消しを求めてください。法律扶助は無料です。',
  },
}
