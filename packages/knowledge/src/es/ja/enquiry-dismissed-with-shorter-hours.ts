/** Questions about a dismissal of someone who works fewer hours for a child: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_JA: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: '子の世話で時短勤務中、または申請した人の解雇は、会社が本当の別の理由を証明しない限り無効です。職と賃金が戻ります。無効でなくても不当なら、1年につき33日分の賃金です。解雇から20営業日以内に調停（conciliación）を申し立ててください。手紙や精算に署名していても、はっきり放棄していなければ争えます。失業手当（paro）は15営業日以内に。訴えなくても申請できます。',
  },
}
