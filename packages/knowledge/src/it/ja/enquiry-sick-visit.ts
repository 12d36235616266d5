/** Questions about the hours at home when ill and the visit of the doctor: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_VISIT_JA: Words = {
  'it.ask.sick-visit': {
    says: '毎日、日曜と祝日も、10時から12時と17時から19時は診断書の住所にいてください。受診、治療、重大な理由なら外出できます。先に会社に知らせ、証拠を残してください。訪問に不在だったら、残された通知にあるINPSの診療所へ行き、すぐ理由を送ってください。正当な理由がないと最大10日分の傷病手当を失います。救命治療が要る重い病気は免除されます。',
  },
}
