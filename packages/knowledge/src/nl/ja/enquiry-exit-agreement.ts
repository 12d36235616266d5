/** Questions about signing an agreement to end a job, and undoing it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_JA: Words = {
  'nl.ask.undo': {
    says: '署名から14日以内なら、理由なしで書面で取り消せます。合意書にこの権利が書かれていなければ3週間です。今日、雇い主に「herroeping（撤回）」とメールと書留で伝え、証拠を残してください。仕事はそのまま続きます。6か月以内に二度はできません。期間の後は、脅しや重大な誤解の証明が必要です。すぐ弁護士か労働組合に相談してください。',
  },
  'nl.ask.sign-settlement': {
    says: 'サインする義務はありません。時間と書面の案を求めてください。WWのためには、雇い主が終わりを望み、あなたのせいではなく、予告期間を守ると書く必要があります。サインの後14日は取り消せます。紙にその説明がなければ3週間です。',
  },
}
