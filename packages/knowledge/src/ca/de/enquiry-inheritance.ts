/** The German words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_DE: Words = {
  'ca.ask.will-dispute': {
    says: 'Bitten Sie den Testamentsvollstrecker (executor) schriftlich um eine Kopie des Testaments und eine Abrechnung. Nach der Bestätigung (probate) liegt es beim Gericht. In British Columbia kann ein Kind binnen 180 Tagen danach einen fairen Anteil verlangen. In Ontario haben Abhängige sechs Monate. Gehen Sie bald zum Anwalt.',
  },
  'ca.ask.no-will': {
    says: 'Das Recht der Provinz sagt, wer erbt. Meist kommt zuerst Ehemann oder Ehefrau, dann die Kinder. In Ontario bekommt ein Partner ohne Heirat so nichts, kann aber beim Gericht Unterhalt verlangen. Das Gericht muss jemanden für den Nachlass bestimmen.',
    dependsOn: 'Ihre Provinz und welche Verwandten da sind',
  },
}
