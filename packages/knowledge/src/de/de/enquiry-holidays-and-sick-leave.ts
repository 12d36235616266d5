/** Questions about holidays and illness in a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_DE: Words = {
  'de.ask-job.holiday': {
    says: 'Gesetzlich mindestens vier Wochen im Jahr. Er verfällt nur, wenn der Arbeitgeber rechtzeitig hingewiesen hat. Am Ende wird er ausgezahlt.',
    dependsOn: 'Ihr Vertrag und ob der Arbeitgeber Sie gewarnt hat',
  },
  'de.ask-job.sick-pay': {
    says: 'Nach vier Wochen im Job zahlt der Arbeitgeber bis zu sechs Wochen voll weiter. Danach zahlt die Krankenkasse Krankengeld.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Solange Sie krank sind, müssen Sie meist nicht zum Gespräch in den Betrieb. Nötig wäre ein dringender Grund, der nicht warten kann, und Sie müssen es schaffen. Kurz am Telefon darf man fragen. Sagen Sie schriftlich mit Attest ab und schweigen Sie nicht.',
  },
  'de.ask-job.leave-denied': {
    says: 'Genehmigten Urlaub kann der Arbeitgeber nicht zurücknehmen, und Sie müssen nicht zurückkommen. Vorher zählen Ihre Wünsche, außer bei dringenden betrieblichen Gründen oder sozial stärkeren Kollegen. Verlangen Sie den Grund schriftlich. Gehen Sie nie ohne Ja: Lassen Sie es das Arbeitsgericht anordnen.',
  },
}
