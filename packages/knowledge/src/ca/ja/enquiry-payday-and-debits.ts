/** The Japanese words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_JA: Words = {
  'ca.fact.stop-debits': {
    says: '契約に何と書いてあっても、自動引き落としはいつでも取り消せます。貸し手に書面で伝え、写しを銀行に渡し、止めるよう頼んでください。それでも引かれたら、90日以内に届け出れば銀行は返さなければなりません。借金は残るので、払える計画を申し出ましょう。',
  },
  'ca.fact.payday-loans': {
    says: 'そのことで刑務所には入りません。前の借金を返すための新しい借入はやめましょう。payday loanの費用は100ドルにつき最大14ドルで、遅延利息にも限度があります。銀行で引き落としを止め、払える少額を申し出てください。非営利の相談員かLicensed Insolvency Trusteeが一つの計画にまとめられます。',
  },
}
