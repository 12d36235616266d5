/** The Japanese words of the rows in ../enquiry-bank.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_JA: Words = {
  'es.ask.identity-loan': {
    says: '警察に届け、その届けを会社に送りましょう。同意していないので、払う必要はありません。会社と名簿に削除を求めます。',
  },
  'es.ask.mortgage-costs': {
    says: 'まず銀行に書面で求めます。条項が不当なら、登記、代行、鑑定の費用と公証人費用の半分が戻ります。cláusula sueloで払いすぎた分も戻ります。',
  },
  'es.ask.bank-fees': {
    says: '銀行は、頼んで受けたサービスの料金だけ取れます。書面で返金を求め、次にBanco de Españaに無料で苦情を出します。基本口座（cuenta de pago básica）は安いです。',
  },
  'es.ask.credit-refused': {
    says: '貸し手は断れますが、名簿が理由ならそう伝えなければなりません。名簿に無料で情報を求め、誤りの訂正や削除を求めましょう。',
  },
  'es.ask.wrong-transfer': {
    says: 'すぐ銀行に電話しましょう。まだなら止められるかもしれません。IBANの誤りは銀行の責任ではありませんが、助け、受取人を伝えます。受け取った人は返す義務があり、返さなければ訴えられます。',
  },
}
