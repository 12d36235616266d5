/** The Japanese words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_JA: Words = {
  'es.ask.appeal': {
    says: '知らされてから20営業日です。3000ユーロまでの口頭の裁判（juicio verbal）は控訴できません。弁護士（収入が低ければ無料）と50ユーロの供託が要ります。相手は控訴が終わる前に執行を求められます。',
    dependsOn: '裁判の種類と金額',
  },
  'es.ask.enforcement': {
    says: '異議は10営業日以内です。理由は、支払い済み、和解、期限切れなどに限られます。裁判所はすぐに口座、給料、物を調べられます。最低賃金までの給料は守られます。無料の弁護士を頼み、分割を申し出てください。',
  },
  'es.ask.home-seized': {
    says: 'はい。ただし裁判所か役所だけで、先にお金と給料が対象です。住宅ローンでは長い滞納と1か月前の催告が必要です。困っている人は立退きを止められることがあります。早く無料の弁護士に会い、分割を申し出てください。',
    dependsOn: 'だれが債権者か',
  },
}
