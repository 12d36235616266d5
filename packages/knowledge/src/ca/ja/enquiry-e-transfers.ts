/** The Japanese words of the rows in ../enquiry-e-transfers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_E_TRANSFERS_JA: Words = {
  'ca.fact.e-transfer-taken': {
    says: '誰かにe-transferを取られたと今日書面で銀行に伝え、返金を求めてください。受け取った口座を聞き、警察と1-888-495-8501に届けます。メールのパスワードを変えましょう。銀行が断るか56日かかればOBSIが無料で判断します。答えをどう決めたかも伝えてください。',
  },
  'ca.fact.e-transfer-sent': {
    says: 'すぐ銀行に電話を。まだ受け取られていないe-transferは取り消せます。受け取られ、自分で送った場合、銀行にたいてい返す義務はありませんが、書面で頼みましょう。警察・サイト・1-888-495-8501に届け、広告とメッセージを残します。銀行に落ち度があればOBSIが無料で調べます。',
  },
}
