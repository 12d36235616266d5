/** Questions about signing an agreement to end a job, and undoing it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_JA: Words = {
  'nl.ask.undo': {
    says: '署名から14日間、理由なしで、書面で取り消せます。書類にそのことがなければ3週間です。',
  },
  'nl.ask.sign-settlement': {
    says: 'サインする義務はありません。時間と書面の案を求めてください。WWのためには、雇い主が終わりを望み、あなたのせいではなく、予告期間を守ると書く必要があります。サインの後14日は取り消せます。',
  },
}
