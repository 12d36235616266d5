/** Questions about seasonal staff who are not called back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_JA: Words = {
  'es.ask.not-called-back': {
    says: '仕事の再開時に呼ばれないことは解雇とみなされます。知った日から20営業日以内に調停（papeleta）、その後訴えられます。なぜ呼ばれないのか、すぐ書面で会社に尋ねてください。他の人が呼ばれた証拠を残しましょう。順番は労働協約で決まります。その間に失業給付（paro）を申し込んでください。',
  },
}
