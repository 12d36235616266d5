/** The Japanese words of the rows in ../city-code.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_CODE_JA: Words = {
  'us.public.right-code': {
    says: '市は、決まりを示し、直す時間を与え、罰金が確定する前に不服や話を聞かなければなりません。',
  },
  'us.public.right-code-fine': {
    says: '罰金は大きくつりあいを欠いてはならず、知らせと審理が必要です。',
  },
  'us.public.want-code': {
    says: '市は、あなたの土地や建物が決まりに反すると言い、ある日までに直すよう求めています。',
  },
  'us.public.step-code': {
    says: '直せるなら直し、写真を送ってください。時間が必要か、同意できないなら、その日の前に書面で求めます。',
  },
  'us.public.option-code': {
    says: '市に、時間か審理を求めます。',
    title: '時間か審理を求める',
    cost: '無料か少しの手数料',
    time: '通知の日まで',
    risk: '日ごとの罰金が続くことがあります。その間止めるよう求めてください。',
    bestFor: '期限内に直せない、または事実でない場合。',
  },
}
