/** The Japanese words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_JA: Words = {
  'it.ask.identity-loan': {
    says: '警察に届け、その届けを貸し手に送りましょう。同意していないので、払う必要はありません。貸し手とCRIFに削除を求めます。',
  },
  'it.ask.account-closed': {
    says: '重大な理由がなければ、銀行は2か月前に書面で知らせます。お金は返さなければなりません。基本口座（conto di base）の権利があります。苦情の後、20ユーロでABFへ。',
    dependsOn: '閉じる理由と契約の内容',
  },
  'it.ask.sold-debt': {
    says: '新しい債権者に、契約と買った証拠を求めましょう。支払済み、古すぎる、金額の誤りは、今も言えます。証拠を見るまで払わないでください。',
  },
  'it.ask.credit-refused': {
    says: 'CRIFなどの情報が理由なら、貸し手はすぐに無料で伝えます。CRIFに無料で情報を求め、誤りや古いものの訂正や削除を求めましょう。',
  },
  'it.ask.wrong-transfer': {
    says: 'すぐ銀行に電話しましょう。まだなら止められるかもしれません。IBANの誤りは銀行の責任ではありませんが、助け、受取人を伝えます。受け取った人は返す義務があり、返さなければ訴えられます。',
  },
  'it.ask.mortgage-arrears': {
    says: 'すぐ銀行に書きましょう。家を売る前に、一緒に道を探す義務があります。最初の家のローンを最長18か月止めるGasparrini基金を求めましょう。契約を終えられるのは、7回の遅れか180日の未払いの後だけです。',
  },
}
