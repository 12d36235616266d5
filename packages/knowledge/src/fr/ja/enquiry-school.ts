/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'fr.ask-family.school-bullying': {
    says: '学校でのいじめは犯罪です。ネット上でも同じです。出来事を一つずつ書き、画面の写しを残してください。校長に手紙を書き、何をいつまでにするのか尋ねてください。無料の3018に電話してください。学校が何もしなければ、教育局（rectorat、DASEN）に書いてください。警察に告訴することもできます。',
  },
  'fr.ask-family.school-place': {
    says: 'いいえ。3歳から16歳の子は、住んでいる所で学校に通う権利があります。ホテルや仮住まいでも、在留書類がなくても同じです。市が求められるのは親と子の身元と住所だけで、署名した申告で足ります。今日、書面で頼んでください。市長が断れば学校当局(DASEN)か知事が入学させます。裁判所は48時間で命じられます。Défenseur des droitsが無料で助けます。',
  },
}
