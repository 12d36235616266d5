/** The Japanese words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_JA: Words = {
  'es.ask.animal-bite': {
    says: '動物を飼う人が損害を払います。まったくの偶然か、あなたの落ち度なら別です。医師に行き、写真と名前を残し、警察に伝えます。飼い主に書面で伝え、保険会社を尋ねてください。期間は1年です。',
  },
  'es.ask.street-fall': {
    says: '場所を管理する側が払います。危険がすぐ見えた場合は別です。その日のうちに写真、証人の名前、医師の書類を残します。町か店に書面で伝えてください。期間は1年です。',
    dependsOn: '何を証明できるか',
  },
}
