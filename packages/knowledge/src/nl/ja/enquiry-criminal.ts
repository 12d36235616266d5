/** Questions about being heard by the police and penal orders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'nl.ask.police': {
    says: '疑われているなら、答える必要はありません。質問の前に弁護士と話し、立ち会ってもらえます。先にそれを望むと言ってください。拘束されたら、ほとんど無料です。',
  },
  'nl.ask.penal-order': {
    says: '知ってから14日以内に、払う前に異議（verzet）を出してください。そうすれば、裁判官が事件を見ます。払うと異議の権利がなくなることがあり、あなたの記録に載ることもあります。',
  },
}
