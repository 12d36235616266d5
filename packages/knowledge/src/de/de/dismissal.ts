/** Dismissal and notice of changed terms: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DE: Words = {
  'de.job.want': {
    says: 'Ihr Arbeitgeber will das Arbeitsverhältnis beenden. Sie haben drei Wochen für eine Klage beim Arbeitsgericht.',
  },
  'de.job.want-change': {
    says: 'Ihr Arbeitgeber kündigt und bietet neue Bedingungen an (Änderungskündigung). Sie können unter Vorbehalt annehmen.',
  },
  'de.job.who': {
    says: 'Das ist Ihr Arbeitgeber. Ob die Kündigung gilt, entscheidet im Streit das Arbeitsgericht.',
  },
  'de.job.reality': {
    says: 'Auch eine falsche Kündigung gilt, wenn Sie nicht binnen drei Wochen klagen. Viele Verfahren enden mit einer Abfindung.',
  },
  'de.job.rights-summary': {
    says: 'Eine Kündigung braucht Papier und echte Unterschrift. Lohn bis zum Ende, Resturlaub und Zeugnis stehen Ihnen zu.',
  },
  'de.job.not-yet': {
    says: 'Ihre Arbeit endet nicht heute. Zuerst läuft die Kündigungsfrist, und der Lohn geht weiter.',
  },
  'de.job.know-fees': {
    says: 'In der ersten Instanz zahlt jede Seite ihren Anwalt selbst, egal wer gewinnt. Sie brauchen keinen Anwalt.',
    learnMore:
      'Die Rechtsantragstelle nimmt Ihre Klage kostenlos auf. Bringen Sie Kündigung und Vertrag mit.',
  },
  'de.job.deadline-claim': {
    says: 'Sie haben drei Wochen ab dem Tag, an dem der Brief ankam. Der Tag hier zählt sicher ab dem Briefdatum.',
    action: 'Kündigungsschutzklage beim Arbeitsgericht einreichen',
    consequence: 'Die Kündigung gilt als wirksam, auch wenn sie falsch war.',
  },
  'de.job.deadline-register': {
    says: 'Endet die Arbeit in weniger als drei Monaten, melden Sie sich binnen drei Tagen. Sonst drei Monate vorher.',
    action: 'Bei der Agentur für Arbeit arbeitsuchend melden',
    consequence: 'Sie können für eine Woche das Arbeitslosengeld verlieren.',
  },
  'de.job.deadline-agg': {
    says: 'Wurden Sie wegen Geschlecht, Schwangerschaft, Alter, Herkunft, Religion oder Behinderung benachteiligt? Fordern Sie binnen zwei Monaten schriftlich Entschädigung.',
    action: 'Entschädigung wegen Benachteiligung schriftlich fordern',
    consequence: 'Der Anspruch auf Entschädigung ist verloren.',
  },
  'de.job.step-date': {
    says: 'Notieren Sie den Tag, an dem der Brief kam. Heben Sie den Umschlag auf. Ab da laufen die drei Wochen.',
  },
  'de.job.step-register': {
    says: 'Melden Sie sich jetzt arbeitsuchend, online oder telefonisch. Am ersten Tag ohne Arbeit melden Sie sich arbeitslos.',
  },
  'de.job.step-claim': {
    says: 'Gehen Sie diese Woche mit dem Brief zur Gewerkschaft, zum Anwalt oder zur Rechtsantragstelle des Arbeitsgerichts.',
  },
  'de.job.step-no-sign': {
    says: 'Unterschreiben Sie keinen Aufhebungsvertrag und keinen Verzicht. Bestätigen Sie höchstens den Empfang.',
  },
  'de.job.step-offer-work': {
    says: 'Schreiben Sie, dass Sie weiter arbeiten wollen. So behalten Sie Ihren Lohnanspruch, falls die Kündigung fällt.',
  },
  'de.job.step-council': {
    says: 'Gibt es einen Betriebsrat? Fragen Sie heute, ob er gehört wurde. Ohne Anhörung ist die Kündigung unwirksam.',
  },
  'de.job.step-facts': {
    says: 'Notieren Sie, wie lange Sie dort sind, wie viele Leute dort arbeiten und was vorher war. Sammeln Sie Abmahnungen.',
  },
  'de.job.step-accept': {
    says: 'Nehmen Sie es hin? Fordern Sie schriftlich Lohn, Urlaub, Überstunden, Papiere und ein gutes Zeugnis.',
  },
  'de.job.option-claim': {
    says: 'Die Klage hält alles offen. Die meisten Verfahren enden mit einem Vergleich.',
    title: 'Binnen drei Wochen klagen',
    cost: 'Zuerst kostenlos. Hilfe über Gewerkschaft oder Prozesskostenhilfe.',
    time: 'Nach einigen Wochen Gütetermin.',
    risk: 'In der ersten Instanz zahlen Sie Ihren Anwalt selbst, auch wenn Sie gewinnen.',
    bestFor: 'Sie wollen die Stelle behalten oder eine Abfindung.',
  },
  'de.job.option-reserve': {
    says: 'Schreiben Sie, dass Sie unter Vorbehalt annehmen. Lassen Sie die Änderung vom Gericht prüfen.',
    title: 'Unter Vorbehalt annehmen und klagen',
    cost: 'Zuerst kostenlos.',
    time: 'Vorbehalt und Klage binnen drei Wochen.',
    risk: 'Verlieren Sie, gelten die neuen Bedingungen.',
    bestFor: 'Sie wollen die Stelle behalten.',
  },
  'de.job.option-negotiate': {
    says: 'Fordern Sie zum Beispiel ein halbes Monatsgehalt pro Jahr und ein gutes Zeugnis.',
    title: 'Abfindung und Zeugnis aushandeln',
    cost: 'Kostenlos oder Anwaltskosten.',
    time: 'Innerhalb der drei Wochen.',
    risk: 'Gespräche stoppen die drei Wochen nicht. Ein früher Austritt kann das Arbeitslosengeld sperren.',
    bestFor: 'Sie wollen nicht zurück.',
  },
  'de.job.option-help': {
    says: 'Gewerkschaften vertreten Mitglieder. Die Rechtsantragstelle nimmt Ihre Klage auf.',
    title: 'Gewerkschaft, Anwalt oder Rechtsantragstelle',
    cost: 'Für Mitglieder und am Gericht kostenlos.',
    time: 'Diese Woche.',
    risk: 'Die Rechtsantragstelle berät nicht über Ihre Chancen.',
    bestFor: 'Alle mit einer Kündigung.',
  },
}
