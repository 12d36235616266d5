/** Antworten zur Arbeit auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_DE: Words = {
  'de.ask-job.dismissed': {
    says: 'Sie haben drei Wochen ab Zugang für die Klage beim Arbeitsgericht. Melden Sie sich binnen drei Tagen arbeitsuchend.',
  },
  'de.ask-job.late-claim': {
    says: 'In der Regel ist es zu spät. Waren Sie ohne Schuld verhindert, beantragen Sie binnen zwei Wochen die nachträgliche Zulassung.',
    dependsOn: 'ob Sie ohne Schuld verhindert waren',
  },
  'de.ask-job.on-paper': {
    says: 'Eine Kündigung muss auf Papier stehen und von Hand unterschrieben sein. Eine E-Mail, eine Nachricht oder gesprochene Worte beenden Ihre Stelle nicht.',
  },
  'de.ask-job.oral': {
    says: 'Eine Kündigung braucht Papier und Unterschrift von Hand. Schreiben Sie, dass Sie weiter arbeiten, und holen Sie Rat.',
  },
  'de.ask-job.severance': {
    says: 'Einen automatischen Anspruch gibt es nicht. Sie kommt aus Vergleich, Sozialplan oder Angebot (§ 1a KSchG): oft ein halbes Monatsgehalt pro Jahr.',
  },
  'de.ask-job.notice-period': {
    says: 'Gesetzlich vier Wochen zum 15. oder Monatsende, in der Probezeit zwei Wochen. Für Arbeitgeber bis zu sieben Monate. Prüfen Sie den Vertrag.',
    dependsOn: 'wer kündigt und wie lange Sie dort arbeiten',
  },
  'de.ask-job.exit-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Es droht eine Sperrzeit bis zwölf Wochen. Fragen Sie zuerst Gewerkschaft, Anwalt und Agentur für Arbeit.',
  },
  'de.ask-job.no-pay': {
    says: 'Fordern Sie ihn schriftlich mit Frist. In vielen Verträgen verfallen Ansprüche nach drei Monaten. Dann gehen Sie zur Rechtsantragstelle.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Beantragen Sie binnen zwei Monaten Insolvenzgeld bei der Agentur für Arbeit. Es ersetzt bis zu drei Monate Nettolohn.',
  },
  'de.ask-job.minimum-wage': {
    says: '2026 gelten mindestens 13,90 € pro Stunde, auch im Minijob. Ab 1. Januar 2027 sind es 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Seit 1. Januar 2027 gelten mindestens 14,60 € pro Stunde, auch im Minijob.',
  },
  'de.ask-job.holiday': {
    says: 'Gesetzlich mindestens vier Wochen im Jahr. Er verfällt nur, wenn der Arbeitgeber rechtzeitig hingewiesen hat. Am Ende wird er ausgezahlt.',
    dependsOn: 'Ihr Vertrag und ob der Arbeitgeber Sie gewarnt hat',
  },
  'de.ask-job.sick-pay': {
    says: 'Nach vier Wochen im Job zahlt der Arbeitgeber bis zu sechs Wochen voll weiter. Danach zahlt die Krankenkasse Krankengeld.',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Krankheit schützt nicht vor Kündigung. Aber sie allein reicht selten. Klagen Sie binnen drei Wochen.',
    dependsOn: 'wie lange und wie oft Sie krank sind und wie groß die Firma ist',
  },
  'de.ask-job.pregnant': {
    says: 'Von der Schwangerschaft bis vier Monate nach der Geburt und in Elternzeit geht Kündigung nur mit Erlaubnis. Sagen Sie es binnen zwei Wochen.',
  },
  'de.ask-job.warning': {
    says: 'Eine Abmahnung beendet die Arbeit nicht. Sie dürfen eine Gegendarstellung zur Akte geben. Es gibt keine kurze Frist.',
    dependsOn: 'ob der Vorwurf stimmt',
  },
  'de.ask-job.reference': {
    says: 'Sie haben ein Recht auf ein schriftliches, wohlwollendes Zeugnis. Verlangen Sie ein qualifiziertes Zeugnis.',
  },
  'de.ask-job.block-time': {
    says: 'Wer ohne wichtigen Grund kündigt oder aufhebt, verliert bis zu zwölf Wochen Geld. Widersprechen Sie binnen eines Monats.',
    dependsOn: 'ob Sie einen wichtigen Grund hatten',
  },
  'de.ask-job.discrimination': {
    says: 'Sie können Entschädigung fordern, aber nur schriftlich binnen zwei Monaten. Sichern Sie Beweise und rufen Sie die Antidiskriminierungsstelle an.',
  },
  'de.ask-job.fixed-term': {
    says: 'Ohne Grund höchstens zwei Jahre mit drei Verlängerungen. Dagegen klagen Sie binnen drei Wochen nach dem vereinbarten Ende.',
    dependsOn: 'Grund und Dauer der Befristung',
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
  'de.ask-job.overtime': {
    says: 'Angeordnete oder geduldete Überstunden sind zu bezahlen oder auszugleichen. Notieren Sie Tag, Stunden und wer davon wusste. Fordern Sie bald.',
    dependsOn: 'Ihr Vertrag und ob der Chef sie wollte oder kannte',
  },
  'de.ask-job.minijob': {
    says: 'Im Minijob haben Sie die gleichen Rechte: Urlaub, Lohn bei Krankheit, Mindestlohn, Kündigungsfrist und Kündigungsschutz.',
  },
  'de.ask-job.probation': {
    says: 'In der Probezeit bis sechs Monate darf jede Seite mit zwei Wochen Frist ohne Grund kündigen. Schwangere sind geschützt.',
  },
  'de.ask-job.stop-work': {
    says: 'Ist viel offen, etwa zwei Monatslöhne, dürfen Sie die Arbeit zurückhalten. Schreiben Sie vorher, was fehlt, setzen Sie eine letzte Frist und kündigen Sie das an. Nicht bei kleinen Beträgen oder kurzer Verspätung. Der Lohn läuft weiter. Holen Sie vorher Rat: Falsch gemacht kann es den Job kosten.',
  },
  'de.ask-job.leave-at-end': {
    says: 'Nehmen Sie die offenen Tage möglichst in der Kündigungsfrist. Tage, die wegen des Endes nicht mehr gehen, muss der Arbeitgeber auszahlen. Wer gekündigt hat, ist egal. Fordern Sie es bald schriftlich, denn der Vertrag kann drei Monate setzen.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Solange Sie krank sind, müssen Sie meist nicht zum Gespräch in den Betrieb. Nötig wäre ein dringender Grund, der nicht warten kann, und Sie müssen es schaffen. Kurz am Telefon darf man fragen. Sagen Sie schriftlich mit Attest ab und schweigen Sie nicht.',
  },
  'de.ask-job.bullying': {
    says: 'Ihr Arbeitgeber muss Sie schützen. Führen Sie ein Tagebuch: Tag, Worte, Zeugen. Beschweren Sie sich schriftlich beim Arbeitgeber, Betriebsrat oder der AGG-Stelle; sie müssen es prüfen. Gehen Sie zum Arzt. Kündigen Sie nicht vorschnell: Es droht eine Sperrzeit von zwölf Wochen. Gewerkschaft oder Anwalt beraten.',
  },
  'de.ask-job.leave-denied': {
    says: 'Genehmigten Urlaub kann der Arbeitgeber nicht zurücknehmen, und Sie müssen nicht zurückkommen. Vorher zählen Ihre Wünsche, außer bei dringenden betrieblichen Gründen oder sozial stärkeren Kollegen. Verlangen Sie den Grund schriftlich. Gehen Sie nie ohne Ja: Lassen Sie es das Arbeitsgericht anordnen.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Am Ende ja, aber meist nach einer Sperrzeit von bis zu zwölf Wochen. Keine gibt es bei wichtigem Grund: belegte Krankheit, Mobbing, offener Lohn, Pflege oder feste neue Stelle. Holen Sie vor der Kündigung ein Attest oder Rat der Agentur. Melden Sie sich drei Monate vor Ende arbeitsuchend, sonst binnen drei Tagen.',
    dependsOn: 'ob Sie einen wichtigen Grund haben',
  },
}
