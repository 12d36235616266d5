/** Questions about work in general: first steps, bullying and warnings. `asks` holds the words people type, in French and in English: the words in German. */
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
  'fr.ask-work.bullying': {
    says: 'Schreiben Sie jeden Vorfall auf und behalten Sie Beweise. Sagen Sie es schriftlich dem Arbeitgeber, der Personalvertretung, dem Arzt und der Arbeitsaufsicht (inspection du travail). Sie haben fünf Jahre für eine Klage.',
  },
  'fr.ask-work.warning': {
    says: "Der Arbeitgeber hat zwei Monate, nachdem er vom Vorfall erfuhr. Sie können schriftlich antworten und das Arbeitsgericht (conseil de prud'hommes) um Aufhebung bitten.",
    dependsOn: 'der Vorfall und sein Datum',
  },
}
