/** Questions about a job in pregnancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_JA: Words = {
  'fr.ask-work.pregnant': {
    says: '妊娠した人は、産休の10週間後まで守られます。終わらせられるのは、重い過失か関係のない理由だけで、休みの間は決してできません。解雇から15日以内に証明書を送れば、解雇は無効です。',
  },
}
