/** The Japanese words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_JA: Words = {
  'es.ask.my-data': {
    says: '会社に書面で求めます。1か月以内に無料で、持っているデータ、入手元、渡した相手を示さなければなりません。訂正や削除も求められます。応じなければ、監督機関（AEPD）に無料で申し立てます。',
  },
  'es.ask.sales-calls': {
    says: '会社は、同意か別の正当な理由なしに販売の電話をかけられません。拒むと伝え、無料のLista Robinsonに番号を登録します。日、番号、会社を書き留め、AEPDに無料で申し立ててください。',
  },
}
