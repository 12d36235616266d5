/** The Japanese words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_JA: Words = {
  'fr.ask-family.school-bullying': {
    says: '学校でのいじめは犯罪です。ネット上でも同じです。出来事を一つずつ書き、画面の写しを残してください。校長に手紙を書き、何をいつまでにするのか尋ねてください。無料の3018に電話してください。学校が何もしなければ、教育局（rectorat、DASEN）に書いてください。警察に告訴することもできます。',
  },
}
