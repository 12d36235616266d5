/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_DE: Words = {
  'gb.deposit-end.right-scheme': {
    says: 'Sie können zu jedem Betrag Nein sagen. Dann entscheidet das Kautionssystem (deposit scheme), kostenlos. Für normale Abnutzung zahlen Sie nicht, und auch nicht für Neues anstelle von Altem.',
  },
  'gb.deposit-end.right-protected': {
    says: 'Die Kaution musste binnen 30 Tagen in ein System, mit Papieren, die sagen, in welches. Sonst kann ein Gericht Ihnen das Ein- bis Dreifache zusprechen.',
  },
  'gb.deposit-end.right-fees': {
    says: 'Eine feste Gebühr für Reinigung oder Übergabe dürfen sie nicht verlangen. Die Wohnung muss nur so sauber sein wie bei Ihrem Einzug.',
  },
  'gb.deposit-end.right-scotland': {
    says: 'Sie können jeden Betrag ablehnen, dann entscheidet das System kostenlos. War die Kaution nicht binnen 30 Arbeitstagen in einem System, kann das Tribunal bis zum Dreifachen zusprechen.',
  },
  'gb.deposit-end.right-ni': {
    says: 'Sie können jeden Betrag ablehnen, dann entscheidet das System kostenlos. War die Kaution nicht binnen 28 Tagen in einem System, sagen Sie es der Gemeinde.',
  },
}
