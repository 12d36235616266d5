/** Questions about loans and accounts that a bank ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_JA: Words = {
  'ch.ask.credit': {
    says: '個人ローンは、14日以内に書面で取り消せます。その後は、早めに額を下げるよう頼んでください。払えるかを銀行が確かめていなければ、借金の相談員に伝えます。銀行は利息か、それ以上を失うことがあります。',
  },
  'ch.ask.bank-ends-account': {
    says: '銀行はたいていいつでも口座を終えられます。期間は規約を見てください。ここに住む人は、借金があってもPostFinanceにフランの決済口座を求められます。断れるのは、資金洗浄の法律など重大な理由だけです。今開き、新しい番号を知らせてください。',
  },
}
