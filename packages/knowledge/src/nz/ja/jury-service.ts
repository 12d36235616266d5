/** The Japanese words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_JA: Words = {
  'nz.jury.right-job': {
    says: '勤め先は、あなたを行かせなければならず、それを理由に解雇できません。給料を払わなくてもよいですが、裁判所が半日ごとにお金を払います。',
  },
  'nz.jury.right-later': {
    says: '12か月以内の後の日を求めるか、病気、世話、生活困難（hardship）など正当な理由で免除を求められます。',
  },
  'nz.jury.warn': { says: '何も言わずに休まないでください。罰金を科されることがあります。' },
  'nz.jury.step': {
    says: '呼出し（summons）にすぐ答えてください。オンラインか用紙でできます。その日を勤め先に伝えてください。',
  },
  'nz.jury.step-costs': { says: 'お金、交通費、子どもの預け先について、裁判所に聞いてください。' },
}
