/** The Japanese words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_JA: Words = {
  'es.ask.work-sanction': {
    says: '20営業日以内に争えます。先に調停を申し立て、次に労働裁判所へ行きます。処分は事実と日付を書いた書面が必要です。罰金としての減給や休暇の削減は認められません。軽い違反は10日、重い違反は20日、とても重い違反は60日で時効です。',
  },
}
