/** The German words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_DE: Words = {
  'nl.ask.costs': {
    says: 'Kosten schulden Sie erst nach einer kostenlosen Mahnung, die Ihnen 14 Tage gab und den Betrag nannte. Kam sie nie? Dann zahlen Sie nur die Rechnung und schreiben, warum Sie die Kosten nicht zahlen. Danach sind höchstens 15 % der ersten 2.500 € fällig, mindestens 40 €. Gebühren, etwa je Bestellung oder Brief, dürfen nicht dazukommen.',
    dependsOn: 'welche Briefe Sie bekamen',
  },
  'nl.ask.collector-letter': {
    says: 'Prüfen Sie zuerst: Ist es Ihre Schuld, stimmt die Summe, ist sie älter als fünf Jahre? Kosten zählen erst nach einem Brief mit 14 Tagen Zeit. Die Firma muss registriert sein. Widersprechen Sie schriftlich oder bieten Sie Raten an. Pfänden kann sie nicht.',
  },
}
