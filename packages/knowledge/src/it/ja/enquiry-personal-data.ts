/** The Japanese words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_JA: Words = {
  'it.ask.my-data': {
    says: '会社に書面で求めます。1か月以内に無料で、持っているデータ、入手元、渡した相手を示さなければなりません。訂正や削除も求められます。応じなければ、監督機関（Garante privacy）に無料で申し立てます。',
  },
  'it.ask.sales-calls': {
    says: '携帯も含め、番号を無料のRegistro delle opposizioniに登録し、相手に拒むと伝えます。その後は販売の電話は許されません。日、番号、会社を書き留め、Garante privacyに無料で申し立ててください。',
  },
}
