/** A court charge about a TV licence: how to answer it. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_DE: Words = {
  'gb.tv.court-want': {
    says: 'Das ist eine Anklage in einem Strafverfahren. Das Gericht will Ihre Antwort: schuldig oder nicht schuldig.',
  },
  'gb.tv.court-reality': {
    says: 'Das ist kein Werbebrief. Antworten Sie nicht innerhalb von 21 Tagen, kann ein Richter (magistrate) Sie ohne Sie schuldig sprechen und bestrafen.',
  },
  'gb.tv.court-rights': {
    says: 'Sie können sich schuldig oder nicht schuldig erklären, Ihre Seite sagen und eine Verhandlung verlangen.',
  },
  'gb.tv.court-step-answer': {
    says: 'Antworten Sie innerhalb von 21 Tagen ab dem Datum, online oder mit dem Formular. Behalten Sie den Versandbeleg.',
  },
  'gb.tv.court-step-advice': {
    says: 'Holen Sie Rechtsrat, bevor Sie sich erklären. Fragen Sie Citizens Advice, ein law centre oder einen Anwalt (solicitor).',
  },
  'gb.tv.court-step-means': {
    says: 'Füllen Sie das Formular zum Einkommen aus. Das Gericht setzt danach eine Strafe, die Sie zahlen können.',
  },
  'gb.tv.court-step-drop': {
    says: 'Waren Sie schwer krank, in einer Krise oder Opfer von Gewalt? Schreiben Sie auch TV Licensing. Schicken Sie Belege und bitten Sie, den Fall fallen zu lassen.',
  },
  'gb.tv.court-option-answer': {
    says: 'Sagen Sie schuldig oder nicht schuldig, mit Gründen und Einkommen.',
    title: 'Rechtzeitig auf die Anklage antworten',
    cost: 'Die Antwort kostet nichts. Strafe und Kosten, wenn Sie schuldig gesprochen werden.',
    time: 'Innerhalb von 21 Tagen.',
    risk: 'Ohne Antwort werden Sie nicht gehört. Bei frühem Schuldbekenntnis ist die Strafe kleiner.',
    bestFor: 'Alle, die diesen Bescheid bekommen.',
  },
  'gb.tv.court-warn': {
    says: 'Ignorieren Sie das nicht. Ein Gericht kann Sie schuldig sprechen, bis zu £1,000 Strafe geben und Kosten aufschlagen.',
  },
}
