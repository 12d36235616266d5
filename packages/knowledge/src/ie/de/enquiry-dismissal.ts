/** Questions about a job that the employer ends: reasons, notice and redundancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'ie.ask.fired': {
    says: 'Nach 12 Monaten Arbeit muss der Arbeitgeber einen fairen Grund und ein faires Verfahren zeigen. Beschweren Sie sich in sechs Monaten bei der WRC. Das ist kostenlos.',
    dependsOn: 'wie lange Sie gearbeitet haben und der Grund',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'Es ist verboten, Sie wegen einer Schwangerschaft oder eines Urlaubs zu entlassen. Dafür brauchen Sie keine 12 Monate Arbeit. Beschweren Sie sich binnen sechs Monaten kostenlos bei der WRC.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Ein Verzicht zählt nur, wenn Sie wussten, was Sie aufgeben; Beratung gehört meist dazu. Bitten Sie die Firma, den Anwalt (solicitor) zu zahlen.',
  },
  'ie.ask.fired-no-reason': {
    says: 'Nach 12 Monaten muss der Arbeitgeber einen fairen Grund und ein faires Verfahren zeigen: Abmahnungen, Anhörung, Einspruch. Verlangen Sie die Gründe schriftlich; Sie müssen sie in 14 Tagen bekommen. Beschweren Sie sich innerhalb von sechs Monaten bei der WRC. Ab 13 Wochen gilt eine Kündigungsfrist.',
  },
}
