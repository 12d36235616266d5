/** The Japanese words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_JA: Words = {
  'fr.school.want': {
    says: '学校が、あなたの子どもを懲戒の会議にかけるか、決めたことを伝えています。',
  },
  'fr.school.reality': {
    says: 'あなたも子どもも話せ、守ってくれる人を連れて行き、証人を示せます。一番重い罰は、学校から出されることです。',
  },
  'fr.school.right-file': {
    says: '呼出しは、少なくとも5日前に来なければなりません。学校で記録を読めます。',
  },
  'fr.school.right-list': {
    says: 'リストにある処分だけが許されます。警告から退学までです。理由が必要で、猶予(sursis)もあります。',
  },
  'fr.school.right-appeal': {
    says: '会議の決定に対しては、8日以内に教育長（recteur）に書いてください。これで罰は止まりません。裁判所に行けるのは、その後だけです。',
  },
  'fr.school.right-place': {
    says: '16歳までの子どもには、学校がなければなりません。recteurは新しい場所を見つけなければなりません。',
  },
  'fr.school.step': {
    says: '今週、記録を見せるよう求めてください。見た人の名前とともに、何があったかを書きます。子どもと一緒に会議に行きます。',
  },
  'fr.school.option': {
    says: '親の団体（FCPE、PEEP）に、一緒に来てもらうよう頼みます。',
    title: '会議の助けを受ける',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '会議の日が近いとき。',
  },
}
