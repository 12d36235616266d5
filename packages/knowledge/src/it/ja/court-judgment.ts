/** Court judgments and the appeal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'it.enforce.want-judgment': {
    says: '裁判所が決めました。最初の判決は、止められない限り、すぐに執行できます。',
  },
  'it.enforce.deadline-appeal': {
    says: '控訴は、判決が送達された日から30日以内です。送達されていなければ、判決の日付から6か月です。',
    action: '弁護士を通して控訴する',
    consequence: '判決が確定します。',
  },
  'it.enforce.option-appeal': {
    title: '控訴する',
    says: '控訴の価値があるか弁護士に聞き、執行を止めるよう求めてもらいます。',
    cost: '弁護士と手数料、または無料の法律扶助。',
    time: '送達から30日。',
    risk: '負けると、もっと払うことがあります。',
    bestFor: '裁判官が事実か法律を見落としたとき。',
  },
}
