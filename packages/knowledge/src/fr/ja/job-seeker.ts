/** The Japanese words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_JA: Words = {
  'fr.jobseeker.want': {
    says: 'France Travailが、あなたが義務を守らなかったと言い、給付を止めるか減らそうとしています。',
  },
  'fr.jobseeker.right-scale': {
    says: '最初の違反では、ほとんどの場合、1か月か2か月、少なくとも30%減ります。足りなかったことをすれば、早く終わります。くり返すと、4か月、全部になることがあります。',
  },
  'fr.jobseeker.right-reason': {
    says: '病気、仕事の面接、子どもの病気など、正当な理由（motif légitime）があれば、罰はありません。先に話を聞かなければなりません。',
  },
  'fr.jobseeker.right-mediator': {
    says: '制裁には、まず2か月以内に無料でFrance Travailの調停人に申し立てます。行政裁判所はその後です。',
  },
  'fr.jobseeker.reality': {
    says: 'これは警告か最初の段階です。あなたの返事を待たなければならず、制裁は見合ったものでなければなりません。',
  },
  'fr.jobseeker.step': {
    says: '手紙の期日までに、証拠をつけて書面で答えてください。だれかと一緒に話を聞いてもらうよう求められます。',
  },
  'fr.jobseeker.right-refusal': {
    says: '自分からやめて断られましたか。121日後に、もう一度見てもらうよう求められます。この役所の調停人は無料です。',
  },
}
