/** Questions about dismissal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'de.ask-job.dismissed': {
    says: 'Ab dem Tag, an dem der Brief kam, haben Sie drei Wochen für die Klage beim Arbeitsgericht. Danach gilt die Kündigung, auch wenn sie falsch war. Im Brief muss kein Grund stehen; vor Gericht braucht ihn der Arbeitgeber, nach sechs Monaten in einer Firma mit mehr als zehn Leuten. Die Rechtsantragstelle schreibt die Klage auf, ohne Anwalt. Unterschreiben Sie nichts: Ein Aufhebungsvertrag kann bis zu zwölf Wochen Arbeitslosengeld kosten. Melden Sie sich binnen drei Tagen arbeitsuchend.',
  },
  'de.ask-job.late-claim': {
    says: 'In der Regel ist es zu spät. Waren Sie ohne Schuld verhindert, beantragen Sie binnen zwei Wochen die nachträgliche Zulassung.',
    dependsOn: 'ob Sie ohne Schuld verhindert waren',
  },
  'de.ask-job.on-paper': {
    says: 'Eine Kündigung muss auf Papier stehen und von Hand unterschrieben sein. Eine E-Mail, eine Nachricht oder gesprochene Worte beenden Ihre Stelle nicht.',
  },
  'de.ask-job.oral': {
    says: 'Ohne Papier und Unterschrift von Hand ist die Kündigung unwirksam: Stelle und Lohn laufen weiter. Gehen Sie wie sonst zur Arbeit und schreiben Sie, dass Sie arbeiten wollen. Schickt man Sie heim? Notieren Sie Tag und Zeugen: Der Lohn ist trotzdem fällig. Die Klagefrist läuft erst ab einem unterschriebenen Brief. Kommt er, klagen Sie binnen drei Wochen. Unterschreiben Sie nichts. Melden Sie sich dennoch arbeitsuchend.',
  },
  'de.ask-job.severance': {
    says: 'Einen automatischen Anspruch gibt es nicht. Sie kommt aus Vergleich, Sozialplan oder Angebot (§ 1a KSchG): oft ein halbes Monatsgehalt pro Jahr.',
  },
  'de.ask-job.notice-period': {
    says: 'Gesetzlich vier Wochen zum 15. oder Monatsende, in der Probezeit zwei Wochen. Für Arbeitgeber bis zu sieben Monate. Prüfen Sie den Vertrag.',
    dependsOn: 'wer kündigt und wie lange Sie dort arbeiten',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Krankheit schützt nicht vor Kündigung. Aber sie allein reicht selten. Klagen Sie binnen drei Wochen.',
    dependsOn: 'wie lange und wie oft Sie krank sind und wie groß die Firma ist',
  },
  'de.ask-job.pregnant': {
    says: 'Das ist verboten, auch in der Probezeit. Von der Schwangerschaft bis vier Monate nach der Geburt und in der Elternzeit geht es nur mit Erlaubnis einer Behörde. Wusste der Chef nichts, sagen Sie es ihm schriftlich binnen zwei Wochen nach der Kündigung: Dann ist sie unwirksam. Klagen Sie trotzdem binnen drei Wochen beim Arbeitsgericht.',
  },
}
