/** The German words of the rows in ../enquiry-overtime.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_DE: Words = {
  'ca.fact.overtime-on': {
    says: 'In Ontario beginnen Überstunden nach 44 Stunden in der Woche, mit dem Anderthalbfachen. Sie sind fällig, sobald man Sie arbeiten ließ, genehmigt oder nicht, auch bei Gehalt. Manager und manche Berufe sind ausgenommen. Notieren Sie Ihre Stunden und stellen Sie binnen zwei Jahren kostenlos einen Antrag beim Ministry of Labour.',
  },
  'ca.fact.overtime-ab-bc': {
    says: 'Meist ja. In Alberta beginnen Überstunden nach 8 Stunden am Tag oder 44 in der Woche, in British Columbia nach 8 am Tag oder 40. Es gibt das Anderthalbfache; in British Columbia nach 12 Stunden am Tag das Doppelte. Manche Berufe sind ausgenommen. Notieren Sie die Stunden und beschweren Sie sich kostenlos binnen sechs Monaten.',
  },
  'ca.fact.overtime-qc': {
    says: 'In Québec beginnen Überstunden nach 40 Stunden in der Woche, mit dem Anderthalbfachen. Sie zählen, wenn der Chef sie verlangte oder davon wusste. Leitende und manche Berufe sind ausgenommen. Notieren Sie Ihre Stunden und beschweren Sie sich binnen eines Jahres kostenlos bei der CNESST.',
  },
  'ca.fact.asked-then-punished': {
    says: 'Man darf Ihnen nicht Schichten kürzen, drohen oder kündigen, weil Sie nach Lohn oder Rechten gefragt haben. Das ist eine verbotene Vergeltung (reprisal), auch mit Arbeitserlaubnis. Heben Sie Nachrichten und Daten auf. Beschweren Sie sich kostenlos beim Arbeitsamt Ihrer Provinz und verlangen Sie den Lohn; in Québec binnen 45 Tagen.',
  },
}
