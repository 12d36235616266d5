/** The German words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_DE: Words = {
  'de.exit.reality': {
    says: 'Das ist nur ein Angebot. Nach der Unterschrift kommt man kaum noch heraus. Nehmen Sie sich also vorher Zeit.',
  },
  'de.exit.right-no': {
    says: 'Sie dürfen ohne Grund Nein sagen. Dann läuft Ihre Stelle weiter. Eine Kündigung bräuchte meist einen Grund, den ein Gericht prüft.',
  },
  'de.exit.right-fair': {
    says: 'Man muss fair mit Ihnen verhandeln. Wurden Sie überrumpelt, bedroht oder belogen, kann ein Gericht den Vertrag aufheben.',
  },
  'de.exit.insight-no-block': {
    says: 'Oft gibt es keine Sperrzeit, wenn eine Kündigung aus betrieblichen oder gesundheitlichen Gründen sicher war und die Kündigungsfrist gilt. Die Abfindung darf dann höchstens ein halber Monatslohn pro Jahr sein.',
    actionable:
      'Fragen Sie vor der Unterschrift die Agentur für Arbeit. Lassen Sie den Grund in den Vertrag schreiben.',
  },
  'de.exit.warn-benefit': {
    says: 'Die Unterschrift kann bis zu zwölf Wochen Arbeitslosengeld kosten. Endet die Stelle vor der Kündigungsfrist, kann es noch länger ruhen.',
  },
  'de.exit.step-check': {
    says: 'Vergleichen Sie den letzten Tag mit Ihrer Kündigungsfrist. Prüfen Sie Abfindung, Resturlaub, Überstunden, Bonus und Zeugnis.',
  },
  'de.exit.step-register': {
    says: 'Falls Sie unterschreiben: Melden Sie sich in drei Tagen arbeitsuchend. Liegt das Ende mehr als drei Monate entfernt, reicht es drei Monate vorher.',
  },
  'de.exit.option-better': {
    says: 'Bitten Sie um mehr Zeit, mehr Geld, ein späteres Ende und ein gutes Zeugnis.',
    title: 'Bessere Bedingungen verlangen',
    cost: 'Kostenlos, oder ein Anwaltshonorar.',
    time: 'Vor dem Tag im Angebot.',
    risk: 'Das Angebot kann zurückgezogen werden.',
    bestFor: 'Sie könnten mit dem Ende leben.',
  },
  'de.exit.option-help': {
    says: 'Eine Gewerkschaft oder ein Anwalt für Arbeitsrecht liest ihn, bevor Sie unterschreiben.',
    title: 'Den Vertrag zuerst prüfen lassen',
    cost: 'Frei für Gewerkschaftsmitglieder. Fragen Sie den Anwalt vorher nach dem Preis.',
    time: 'Vor der Unterschrift.',
    risk: 'Keines.',
    bestFor: 'Alle mit so einem Angebot.',
  },
}
