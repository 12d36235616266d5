/** The German words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_DE: Words = {
  'nl.ask.costs': {
    says: 'Zuerst muss eine kostenlose Mahnung mit 14 Tagen kommen. Danach höchstens 15 % der ersten 2.500 €, mindestens 40 €.',
    dependsOn: 'welche Briefe Sie bekamen',
  },
  'nl.ask.collector-letter': {
    says: 'Prüfen Sie zuerst: Ist es Ihre Schuld, stimmt die Summe, ist sie älter als fünf Jahre? Kosten zählen erst nach einem Brief mit 14 Tagen Zeit. Die Firma muss registriert sein. Widersprechen Sie schriftlich oder bieten Sie Raten an. Pfänden kann sie nicht.',
  },
}
