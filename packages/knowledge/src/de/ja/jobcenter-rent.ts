/** The Japanese words of the rows in ../jobcenter-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_JA: Words = {
  'de.jobcenter-rent.want': {
    says: 'Jobcenterが、家賃が高すぎるので、後で一部だけ払うと言っています。',
  },
  'de.jobcenter-rent.reality': {
    says: 'だれもあなたを引っこしさせられません。ほとんどの場合、家賃は最長6か月、まだ全部払われます。この手紙はまだ争えず、争えるのは後の減額だけです。',
  },
  'de.jobcenter-rent.right-year': {
    says: '最初の1年は、多くは地域の上限の1.5倍まで、本当の家賃が払われます。1平方メートルあたりの上限がある地域では、少ないことがあります。子どもがいれば、もっと多いことがあります。',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'もっと安い家が見つからない、または引っこしが苦しすぎるなら、払い続けなければなりません。証明してください。探した一覧や医師の手紙です。',
  },
  'de.jobcenter-rent.right-death': {
    says: '家のだれかが亡くなり、その前は家賃に問題がなかったなら、少なくとも12か月待たなければなりません。',
  },
  'de.jobcenter-rent.step': {
    says: 'なぜ引っこしや減額ができないか、書面で答えてください。聞いた住まいをすべて書きとめます。Jobcenterが同意するまで（Zusicherung）、新しい契約に署名しないでください。',
  },
  'de.jobcenter-rent.option': {
    says: '減額が来たら、1か月以内に異議を出します。無料です。',
    title: '後の減額に異議を出す',
    cost: '無料。',
    time: '減額から1か月以内。',
    risk: 'ありません。',
    bestFor: '探して、何も見つからなかったとき。',
  },
}
