/** The Japanese words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_JA: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'まずあなたに手紙を書き、話を聞かなければなりません。手紙にある日までに、証拠を付けて答えてください。病気、採用面接、子どもの病気など正当な理由があれば止まります。最初の違反は、多くの場合1か月か2か月、少なくとも30％の減額です。足りなかったことをすれば早く終わります。決定に不服なら、最後のページで方法と日数を確かめてください。France Travailの調停人は無料です。',
  },
}
