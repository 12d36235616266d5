/** Questions about a trial period of 90 days: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_JA: Words = {
  'nz.ask.trial-signed-late': {
    says: '働き始めた後に署名した試用期間(trial)は無効です。最初に働く前に、書面の契約に入っていなければなりません。だから普通の解雇と同じく、正当な理由と公正な手続きが必要です。90日以内に、不当解雇の申立て(personal grievance)を会社に書面で出してください。理由を求め、働き始めた日と署名した日の証拠を残します。調停は無料です(0800 20 90 20)。',
  },
  'nz.ask.trial-valid': {
    says: '働き始める前に署名した試用期間(trial)なら、最初の90日は理由なしに終わらせられ、解雇そのものは争えません。ただし契約の予告を90日が終わる前に出す必要があり、前にそこで働いていたなら無効です。いじめ、差別、未払い賃金は請求できます。日付を確かめ、0800 20 90 20(無料)に電話してください。',
    dependsOn: '予告と、ほかに何があったか',
  },
}
