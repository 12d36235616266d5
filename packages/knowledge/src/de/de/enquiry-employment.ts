/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_DE: Words = {
  'de.ask-job.warning': {
    says: 'Unterschreiben müssen Sie sie nicht, und das ist keine Arbeitsverweigerung. Wenn überhaupt, schreiben Sie „nur erhalten“ dazu. Bestätigen Sie nie, dass sie stimmt. Sie beendet die Stelle nicht, aber eine berechtigte kann eine Kündigung vorbereiten. Geben Sie eine Gegendarstellung mit Belegen zur Personalakte. Eine falsche können Sie schriftlich entfernen lassen. Eine kurze Frist läuft nicht.',
    dependsOn: 'ob der Vorwurf stimmt',
  },
  'de.ask-job.discrimination': {
    says: 'Sie können Entschädigung fordern, aber nur schriftlich binnen zwei Monaten. Danach haben Sie drei Monate für die Klage beim Arbeitsgericht. Sichern Sie Beweise und rufen Sie die Antidiskriminierungsstelle an.',
  },
  'de.ask-job.step-date': {
    says: 'Notieren Sie, wann der Brief kam. Drei Wochen haben Sie für die Klage.',
  },
  'de.ask-job.step-union': {
    says: 'Fragen Sie Gewerkschaft, Anwalt oder die Rechtsantragstelle des Arbeitsgerichts.',
  },
  'de.ask-job.right-paper': {
    says: 'Eine Kündigung gilt nur auf Papier mit Unterschrift von Hand.',
  },
  'de.ask-job.guide-register': {
    says: 'Endet Ihre Arbeit, melden Sie sich binnen drei Tagen arbeitsuchend.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Unterschreiben Sie nichts sofort. Nehmen Sie es mit und lassen Sie es prüfen.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Fordern Sie offenen Lohn bald schriftlich. Oft verfällt er nach drei Monaten.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Nach sechs Monaten in einem Betrieb mit mehr als zehn Stellen braucht eine Kündigung einen Grund.',
  },
  'de.ask-job.guide-right-leave': {
    says: 'Sie haben mindestens vier Wochen bezahlten Urlaub im Jahr.',
  },
  'de.ask-job.guide-right-sick': {
    says: 'Bei Krankheit zahlt der Arbeitgeber bis zu sechs Wochen.',
  },
  'de.ask-job.guide-option-court': {
    says: 'Die Rechtsantragstelle nimmt Ihre Klage kostenlos auf.',
    title: 'Arbeitsgericht binnen drei Wochen',
    cost: 'Kein Vorschuss.',
    time: 'Drei Wochen ab dem Brief.',
    risk: 'In der ersten Instanz zahlen Sie Ihren Anwalt selbst.',
    bestFor: 'Sie zweifeln an einer Kündigung.',
  },
  'de.ask-job.guide-warn': { says: 'Gespräche mit dem Chef stoppen die drei Wochen nicht.' },
  'de.ask-job.bullying': {
    says: 'Ihr Arbeitgeber muss Sie schützen. Führen Sie ein Tagebuch: Tag, Worte, Zeugen. Beschweren Sie sich schriftlich beim Arbeitgeber, Betriebsrat oder der AGG-Stelle; sie müssen es prüfen. Gehen Sie zum Arzt. Kündigen Sie nicht vorschnell: Es droht eine Sperrzeit von zwölf Wochen. Gewerkschaft oder Anwalt beraten.',
  },
}
