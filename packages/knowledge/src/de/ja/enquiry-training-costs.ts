/** Questions about training costs that a firm wants back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_JA: Words = {
  'de.ask-job.training-costs': {
    says: '研修前に作られた、はっきりした書面の条項があるときだけです。会社のせいで辞める場合や、あなたに責任がない場合まで払わせる条項は無効です。拘束が長すぎる、月ごとに減らない条項も無効です。確かめる前に払わないでください。',
    dependsOn: '条項の内容と辞める理由',
  },
}
