/** The Japanese words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_JA: Words = {
  'us.public.right-moved': {
    says: '審理に行かないと、裁判官が国を出るよう命じることがあります。新しい住所は5日以内に裁判所に伝えてください。難民の申請は、ほとんどの場合1年以内です。',
  },
  'us.public.step-moved': {
    says: '移民の裁判所自身のサイトで審理の日を調べてください。弁護士か、認められた支援者を探します。notarioには注意してください。',
  },
  'us.public.right-sponsor': {
    says: '保証人は、ほとんどの場合、貧困線の125%の収入を示さなければなりません。共同の保証人が足りない分を補えます。',
  },
  'us.public.right-citizen': {
    says: '帰化が断られたら、30日以内に審理を求めます（Form N-336）。面接から120日答えがなければ、裁判所に行けます。',
  },
  'us.life.want-citizen': { says: '移民の役所が、市民になる申請について決めています。' },
  'us.life.step-citizen': {
    says: '手紙の日付を書き、移民の弁護士か、認められた支援者に読んでもらってください。',
  },
  'us.life.option-citizen': {
    says: 'Form N-336で審理を求めるか、後でもう一度申請します。',
    title: '審理を求める',
    cost: '申立て手数料。免除されることがあります',
    time: '渡されてから30日',
    risk: '事実がもう一度調べられます。',
    bestFor: '理由がまちがい、または新しい証拠がある場合。',
  },
  'us.life.right-green-card': {
    says: '新しい住所は10日以内に移民の役所に伝えてください。条件つきのカードは、終わる前の90日間にForm I-751が必要です。',
  },
}
