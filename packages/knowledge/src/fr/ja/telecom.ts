/** The Japanese words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_JA: Words = {
  'fr.telecom.right-leave': {
    says: '12か月目の後は、もっと長い契約でも、残りを払わずにやめられます。安い値段の電話つきのときだけ、残りの20%まで求められます。',
  },
  'fr.telecom.right-fees': {
    says: 'やめるには、長くても10日の予告で足ります。終わらせる手数料は、契約に書いてあるものだけです。',
  },
  'fr.telecom.right-terms': {
    says: '新しい条件や料金は、1か月前に知らせなければなりません。その知らせから4か月以内なら、無料でやめられます。',
  },
  'fr.telecom.right-mediator': {
    says: '会社の係が答えたか、黙っていた後は、電話とネットの調停人（mediateur-telecom.fr）は無料です。',
  },
}
