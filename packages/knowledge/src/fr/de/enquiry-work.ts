/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'fr.ask-work.step-papers': {
    says: 'Behalten Sie Vertrag, Lohnzettel, E-Mails und Nachrichten. Schreiben Sie Daten und Namen auf.',
  },
  'fr.ask-work.step-advice': {
    says: 'Fragen Sie eine Gewerkschaft, die Auskunft zum Arbeitsrecht (0 806 000 126) oder einen point-justice (3039). Alles ist kostenlos.',
  },
  'fr.ask-work.step-agreement': {
    says: 'Sehen Sie in Ihren Tarifvertrag (convention collective). Er gibt oft mehr.',
  },
  'fr.ask-work.right-court': {
    says: "Sie haben zwölf Monate, um das Ende einer Stelle vor dem Arbeitsgericht (conseil de prud'hommes) anzufechten.",
  },
  'fr.ask-work.right-wages': { says: 'Nicht gezahlten Lohn können Sie drei Jahre lang fordern.' },
  'fr.ask-work.right-no-fine': { says: 'Ein Arbeitgeber darf Ihnen keine Geldstrafe geben.' },
  'fr.ask-work.option-help': {
    title: 'Kostenlosen Rat zur Arbeit holen',
    says: 'Rufen Sie 0 806 000 126 an, eine Gewerkschaft oder einen point-justice (3039).',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Jede Frage zu Ihrer Arbeit.',
  },
  'fr.ask-work.option-court': {
    title: 'Vor das Arbeitsgericht gehen',
    says: "Das Arbeitsgericht (conseil de prud'hommes) entscheidet über Lohn und das Ende von Stellen.",
    cost: 'Ein Beitrag von 50 € kann anfallen; nicht mit Prozesskostenhilfe (aide juridictionnelle).',
    time: 'Monate.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Sie haben geschrieben und keine gute Antwort bekommen.',
  },
  'fr.ask-work.know-fee': {
    says: 'Ein neues Verfahren vor dem Zivil- oder Arbeitsgericht kann einen Beitrag von 50 € kosten. Mit Prozesskostenhilfe (aide juridictionnelle) zahlen Sie ihn nicht.',
    learnMore: 'Vergessen Sie ihn, muss das Gericht Ihnen einen Monat zum Zahlen geben.',
  },
  'fr.ask-work.warn-sign': {
    says: 'Unterschreiben Sie unter Druck keine eigene Kündigung und keine Einigung. Fragen Sie zuerst.',
  },
  'fr.ask-work.right-meeting': {
    says: 'Keine Kündigung ohne vorheriges Gespräch und einen Brief mit Gründen.',
  },
  'fr.ask-work.dismissed': {
    says: "Eine Kündigung (licenciement) braucht einen wirklichen und ernsten Grund, vorher ein Gespräch und einen Brief mit Gründen. Sie haben zwölf Monate für das Arbeitsgericht (conseil de prud'hommes).",
    dependsOn: 'der Grund und was der Arbeitgeber vorher getan hat',
  },
  'fr.ask-work.time-limit': {
    says: 'Zwölf Monate ab dem Kündigungsbrief. Lohn: drei Jahre. Diskriminierung und Belästigung: fünf Jahre.',
  },
  'fr.ask-work.meeting': {
    says: 'Gehen Sie hin, mit einem Kollegen oder einem kostenlosen Berater (conseiller du salarié). Fünf Werktage müssen davor liegen. Schreiben Sie mit und unterschreiben Sie nichts.',
  },
  'fr.ask-work.notice-period': {
    says: 'Bei Kündigung durch den Arbeitgeber: ein Monat ab sechs Monaten Arbeit, zwei ab zwei Jahren. Keine bei schwerem Fehlverhalten (faute grave). Ihr Tarifvertrag (convention collective) kann mehr geben.',
    dependsOn: 'wie lange Sie dort gearbeitet haben und warum es endet',
  },
  'fr.ask-work.dismissal-pay': {
    says: 'Ab acht Monaten: ein Viertel Monatslohn je Jahr bis zehn Jahre, danach ein Drittel. Keine bei schwerem Fehlverhalten (faute grave).',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Lohn',
  },
  'fr.ask-work.unpaid-wages': {
    says: "Verlangen Sie den Lohn per Einschreiben mit einem Datum. Gehen Sie dann im Eilverfahren (référé) zum Arbeitsgericht (conseil de prud'hommes). Sie haben drei Jahre.",
  },
  'fr.ask-work.minimum-wage': {
    says: 'Seit dem 1. Juni 2026 beträgt der Mindestlohn (Smic) 12,31 € je Stunde vor Abzügen. Das sind 1.867,02 € im Monat bei 35 Stunden.',
  },
  'fr.ask-work.agreed-end': {
    says: 'Niemand kann Sie zwingen. Nach der Unterschrift können Sie es sich 15 Tage lang anders überlegen. Sie behalten das Recht auf Arbeitslosengeld und bekommen mindestens die gesetzliche Summe.',
    dependsOn: 'ob beide zustimmen',
  },
  'fr.ask-work.resign': {
    says: 'Nach einer eigenen Kündigung (démission) gibt es meist kein Arbeitslosengeld, aber manche Gründe gelten als gut. Fragen Sie France Travail, bevor Sie unterschreiben.',
    dependsOn: 'der Grund',
  },
  'fr.ask-work.abandon': {
    says: 'Gehen Sie weiter zur Arbeit. Nach einem förmlichen Brief und 15 Tagen kann Ihr Fehlen als eigene Kündigung (démission) gelten, ohne Arbeitslosengeld.',
  },
  'fr.ask-work.sick': {
    says: 'Niemand darf Ihnen kündigen, weil Sie krank sind. Ein anderer wirklicher Grund kann zählen, oder ein langes Fehlen, das den Betrieb stört.',
    dependsOn: 'der wahre Grund',
  },
  'fr.ask-work.trial': {
    says: 'Beide Seiten können die Probezeit ohne Grund beenden, aber nicht, um zu diskriminieren. Die Frist beträgt 24 Stunden bis einen Monat, je nach gearbeiteten Tagen.',
    dependsOn: 'wie lange Sie dort waren',
  },
  'fr.ask-work.bullying': {
    says: 'Schreiben Sie jeden Vorfall auf und behalten Sie Beweise. Sagen Sie es schriftlich dem Arbeitgeber, der Personalvertretung, dem Arzt und der Arbeitsaufsicht (inspection du travail). Sie haben fünf Jahre für eine Klage.',
  },
  'fr.ask-work.economic': {
    says: 'Der Arbeitgeber muss zuerst eine andere Stelle für Sie suchen. Sie haben 21 Tage, um über den CSP zu entscheiden, und zwölf Monate, um die Kündigung anzufechten.',
  },
  'fr.ask-work.warning': {
    says: "Der Arbeitgeber hat zwei Monate, nachdem er vom Vorfall erfuhr. Sie können schriftlich antworten und das Arbeitsgericht (conseil de prud'hommes) um Aufhebung bitten.",
    dependsOn: 'der Vorfall und sein Datum',
  },
  'fr.ask-work.fixed-term': {
    says: 'Ein befristeter Vertrag (CDD) endet vorzeitig nur durch Einigung, schweres Fehlverhalten (faute grave), Untauglichkeit oder eine unbefristete Stelle. An seinem Ende bekommen Sie meist 10 % Ihres Lohns.',
    dependsOn: 'wie er endet',
  },
  'fr.ask-work.final-account': {
    says: 'Die Unterschrift bestätigt nur den Erhalt. Sie haben sechs Monate, um per Einschreiben zu widersprechen. Haben Sie nicht unterschrieben, sind es für Lohn drei Jahre.',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'Eine Nachricht oder ein Anruf reicht nicht. Nötig sind erst ein Gespräch und dann ein Brief mit den Gründen. Fehlen sie, können Sie Schadensersatz verlangen. Sie haben zwölf Monate für das Arbeitsgericht (prud’hommes).',
  },
  'fr.ask-work.holiday-left': {
    says: 'Ihr Arbeitgeber muss den restlichen Urlaub auszahlen, auch wenn Sie gekündigt haben. Das Geld kommt mit dem letzten Lohn. Verlangen Sie es per Einschreiben. Sie haben drei Jahre.',
  },
  'fr.ask-work.parental-leave': {
    says: 'Nach einem Jahr im Betrieb haben Sie bis zum dritten Geburtstag des Kindes ein Recht darauf, und der Chef kann nicht ablehnen. Beantragen Sie es per Einschreiben zwei Monate vorher. Direkt nach dem Mutterschutz reicht ein Monat.',
  },
  'fr.ask-work.pregnant': {
    says: 'Schwangere sind bis zehn Wochen nach dem Mutterschutz geschützt. Nur schwere Schuld oder ein fremder Grund kann die Arbeit beenden, und nie während des Urlaubs. Schicken Sie das Attest binnen 15 Tagen nach einer Kündigung: Sie ist dann nichtig.',
  },
  'fr.ask-work.sick-pay-late': {
    says: 'Prüfen Sie, ob der Schein des Arztes und die Lohnbescheinigung des Arbeitgebers bei der CPAM sind: Ohne sie wird nichts gezahlt. Schreiben Sie auf ameli.fr. Gegen eine Ablehnung haben Sie zwei Monate für die Kommission (CRA). In Not fragen Sie den Sozialdienst der CPAM.',
  },
  'fr.ask-work.temp-agency': {
    says: 'Die Agentur muss Ihnen binnen drei Werktagen eine ähnliche Arbeit anbieten. Sonst schuldet sie den Lohn bis zum vereinbarten Ende, außer bei schwerer Schuld oder höherer Gewalt. Fordern Sie es schriftlich, dann gehen Sie zum Arbeitsgericht.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'wann man es Ihnen sagte',
    says: 'Der Chef legt die Daten fest, nach Anhörung und mit Blick auf Familien. Sie müssen sie einen Monat vorher kennen. Danach ändert er sie nur aus ernstem Grund. Jedes Jahr müssen Sie mindestens zwölf Tage am Stück nehmen können.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'wie groß die Änderung ist',
    says: 'Kleine Änderungen am Tag darf der Chef bestimmen, mit fairer Frist. Lohn, Länge der Arbeit oder Wechsel von Tag zu Nacht brauchen Ihr Ja. In Teilzeit gelten meist sieben Arbeitstage Frist. Antworten Sie schriftlich.',
  },
  'fr.ask-work.overtime': {
    says: 'Schreiben Sie Ihre Stunden Tag für Tag auf. Vor Gericht zeigen Sie Stunden, die genau genug sind; dann muss der Arbeitgeber seine zeigen. Die ersten acht je Woche bringen 25 % mehr, danach 50 %, außer ein Tarifvertrag setzt weniger fest (mindestens 10 %). Sie können drei Jahre fordern.',
  },
  'fr.ask-work.unfit': {
    says: 'Der Arbeitgeber muss zuerst Arbeit suchen, die der Betriebsarzt erlaubt. Einen Monat nach dem Befund, ohne neue Arbeit und ohne Kündigung, muss er wieder Lohn zahlen. Sie haben 15 Tage, um den Befund beim Arbeitsgericht (prud’hommes) anzufechten.',
  },
  'fr.ask-work.burn-out': {
    says: 'Gehen Sie zu Ihrem Arzt: Er kann Sie krankschreiben. Bitten Sie um einen Besuch beim Betriebsarzt, und schreiben Sie dem Arbeitgeber, was Ihnen schadet: Er muss Ihre Gesundheit schützen. Behalten Sie Belege. Die CPAM kann es als Berufskrankheit anerkennen, aber nur in schweren Fällen.',
  },
  'fr.ask-work.work-illness': {
    says: 'Sie haben zwei Monate, um es schriftlich anzufechten: bei der Kommission (CRA), aus ärztlichen Gründen bei der ärztlichen Kommission (CMRA). Verlangen Sie zuerst Ihre Akte. Steht die Krankheit in keiner Tabelle, muss ein Ärztekomitee (CRRMP) sie prüfen. Danach kommt das Sozialgericht, kostenlos.',
  },
}
