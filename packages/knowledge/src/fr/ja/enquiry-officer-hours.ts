/** Questions about the days and hours at which an enforcement officer may come: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_JA: Words = {
  'fr.ask-debt.officer-hours': {
    says: '土曜日は平日と同じで、来られます。日曜と祝日は裁判官の許可がある場合だけです。住まいでの差し押さえは、朝6時より前や夜9時より後には始められません。書類の受け渡しも同じ時間です。取り立て会社の人は執行官ではなく、決して中に入れません。違う時間に来ましたか。日と時刻を書き留め、執行裁判官（juge de l’exécution）に伝えてください。',
    dependsOn: '曜日と時刻',
  },
}
