/** The Japanese words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_JA: Words = {
  'es.ask.tax-too-old': {
    says: '税は4年で時効です。申告か納付の最後の日から数え、正しく届いた通知のたびに数え直しになります。通知の証拠を求め、1か月以内に不服を申し立ててください。',
    dependsOn: 'どの通知がいつ届いたか',
  },
}
