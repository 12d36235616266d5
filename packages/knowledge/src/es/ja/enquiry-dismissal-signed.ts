/** Questions about a dismissal letter that was signed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_SIGNED_JA: Words = {
  'es.ask.dismissed-signed': {
    says: 'はい。署名は受け取ったことを示すだけで、同意ではありません。解雇の日から20営業日以内に調停（papeleta）を申し立て、その後訴えられます。土日は数えません。不当なら1年につき33日分の給料か復職です。失業給付（paro）は15営業日以内に申し込みます。労働組合か無料の弁護士が助けます。',
  },
}
