/** German: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_DE: Words = {
  'gb.single-justice.reality': {
    says: 'Antworten Sie nicht innerhalb von 21 Tagen, kann ein Richter (magistrate) Sie ohne Sie schuldig sprechen und bestrafen.',
  },
  'gb.single-justice.rights': {
    says: 'Sie können sich schuldig oder nicht schuldig erklären, Ihre Seite sagen und eine Verhandlung verlangen.',
  },
  'gb.single-justice.step-answer': {
    says: 'Antworten Sie innerhalb von 21 Tagen ab dem Datum, online oder mit dem Formular. Behalten Sie den Versandbeleg.',
  },
  'gb.single-justice.step-advice': {
    says: 'Holen Sie Rechtsrat, bevor Sie sich erklären. Fragen Sie Citizens Advice, ein law centre oder einen Anwalt (solicitor).',
  },
  'gb.single-justice.step-means': {
    says: 'Füllen Sie das Formular zum Einkommen aus. Das Gericht setzt danach eine Strafe, die Sie zahlen können.',
  },
  'gb.single-justice.option-answer': {
    says: 'Sagen Sie schuldig oder nicht schuldig, mit Gründen und Einkommen.',
    title: 'Rechtzeitig auf die Anklage antworten',
    cost: 'Die Antwort kostet nichts. Strafe und Kosten, wenn Sie schuldig gesprochen werden.',
    time: 'Innerhalb von 21 Tagen.',
    risk: 'Ohne Antwort werden Sie nicht gehört. Bei frühem Schuldbekenntnis ist die Strafe kleiner.',
    bestFor: 'Alle, die diesen Bescheid bekommen.',
  },
  'gb.single-justice.right-plea': {
    says: 'Haben Sie es getan und sagen es gleich in der ersten Antwort, ist die Geldstrafe meist ein Drittel niedriger. Wenn nicht, sagen Sie „not guilty“: Dann gibt es eine Verhandlung.',
  },
  'gb.single-justice.right-never-knew': {
    says: 'Wurden Sie verurteilt und wussten nichts davon? Geben Sie innerhalb von 21 Tagen, nachdem Sie davon erfahren, eine Erklärung ab (statutory declaration). Dann fällt das Urteil weg, und Sie können antworten.',
  },
  'gb.single-justice.warn': {
    says: 'Lassen Sie das nicht liegen. Ein Gericht kann Sie ohne Sie schuldig sprechen, eine Geldstrafe geben und Kosten aufschlagen. Bei Verkehrssachen kann es auch Punkte geben.',
  },
}
