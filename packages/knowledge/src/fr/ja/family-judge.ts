/** The Japanese words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_JA: Words = {
  'fr.jaf.want': {
    says: 'もう一方の親が家庭裁判官(JAF)に、子どもの住まい、面会、支払いを決めてほしいと求めています。',
  },
  'fr.jaf.right-interest': {
    says: '普通は両親とも親権を持ち続け、裁判官は子どものためだけを見ます。習慣、取り決め、相手への尊重、暴力の有無です。子どもは話を聞いてもらうよう求められます。',
  },
  'fr.jaf.right-sum': {
    says: '額は各親の資力と子の必要で決まり、新しい事情があれば変えられます。',
  },
  'fr.jaf.right-lawyer': {
    says: 'ふつう弁護士は必須ではありませんが助けになります。低所得なら法律扶助が払います。来なければ、あなた抜きで決まります。控訴はふつう1か月以内です。',
  },
  'fr.jaf.step': {
    says: '収入、家賃、費用の証明、学校と休みの計画、世話の様子を持参してください。前もって相手に写しを送ります。',
  },
}
