/** Leaving a job because of the employer, and bans on working for others: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_JA: Words = {
  'gb.work.right-resign': {
    says: '雇い主が契約をひどく破り、そのためにやめると、解雇と同じに数えることがあります。やめる前に助言を受け、待ちすぎないでください。',
  },
  'gb.work.right-covenant': {
    says: '他で働くことの禁止は、本当の利益を守るために必要な分だけ効きます。行きすぎた部分は裁判所が消せます。',
  },
}
