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
}
