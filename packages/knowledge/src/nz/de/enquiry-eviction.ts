/** Questions about eviction, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'nz.ask.evict': {
    says: 'Man braucht 90 Tage ohne Grund oder aus einigen Gründen 42 Tage, und nur bei einem unbefristeten Mietvertrag (periodic tenancy). Bleiben Sie, braucht man eine Anordnung des Tribunals.',
    dependsOn: 'die Art der Miete, der Grund und die Daten',
  },
  'nz.ask.locks': {
    says: 'Sie auszusperren ist gegen das Gesetz. Rufen Sie Tenancy Services unter 0800 836 262 an, und die Polizei, wenn Sie ausgesperrt sind.',
  },
  'nz.ask.arrears': {
    says: 'Zahlen Sie jetzt, was Sie können, und bitten Sie Work and Income um Hilfe. Zahlen Sie innerhalb einer Aufforderung mit 14 Tagen Frist alles, ist sie erledigt. Ab 21 Tagen Rückstand kann man zum Tribunal gehen.',
  },
  'nz.ask.notice-days': {
    says: 'Bei einer unbefristeten Miete brauchen 90 Tage keinen Grund; 42 Tage brauchen einen aus dem Gesetz. Eine Kündigung zur Strafe kann das Tribunal aufheben: Stellen Sie den Antrag binnen 28 Arbeitstagen.',
  },
}
