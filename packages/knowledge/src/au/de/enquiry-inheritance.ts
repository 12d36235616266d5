/** The German words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_DE: Words = {
  'au.ask.no-will': {
    says: 'Das Recht des Bundesstaats sagt, wer erbt. Meist kommt zuerst Mann, Frau oder Partner, dann die Kinder zu gleichen Teilen. Jemand muss beim Supreme Court die Vollmacht (letters of administration) beantragen, bevor Geld oder Haus übergehen.',
    dependsOn: 'Ihr Bundesstaat und welche Verwandten da sind',
  },
  'au.ask.will-dispute': {
    says: 'Bitten Sie schriftlich um eine Kopie des Testaments. In New South Wales dürfen Kinder und darin Genannte es sehen. Sie können beim Gericht einen fairen Anteil verlangen, aber die Zeit ist kurz: dort 12 Monate ab dem Tod, neun in Queensland, sechs ab der Bestätigung (probate) in Victoria.',
  },
  'au.ask.executor-slow': {
    says: 'Ein Testamentsvollstrecker (executor) muss für alle handeln und hat meist etwa ein Jahr ab dem Tod. Verlangen Sie schriftlich das Testament, eine Liste, eine Abrechnung und einen Zahltag. Wohnt er im Haus, muss er meist Miete an den Nachlass zahlen oder es mit Ihnen regeln. Kommt nichts, kann der Supreme Court Abrechnung, Verkauf oder einen anderen anordnen. Anwalt; Kosten kann der Nachlass tragen.',
  },
}
