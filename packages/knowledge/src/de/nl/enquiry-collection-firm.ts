/** Questions about collection firms, their costs and old debts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_NL: Words = {
  'de.ask-debt.collector-take': {
    says: 'Een incassobureau kan niets in beslag nemen of uw woning in komen. Dat kan alleen een gerechtsdeurwaarder (Gerichtsvollzieher) met een titel, en voor doorzoeken is een bevel van een rechter nodig.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Betaal een rekening die klopt. Kosten mogen niet hoger zijn dan die van een advocaat. Klopt zij niet, betwist haar schriftelijk.',
    dependsOn: 'of u de rekening schuldig bent en eerst een aanmaning kreeg',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Betaal niet. Zonder bestelling van u is er geen contract, en zij moeten het bewijzen. Schrijf één keer “Ik betwist de vordering” en vraag het bewijs. Gebruikte iemand uw naam? Doe aangifte, ook online, en stuur die mee. Een betwiste vordering mag niet naar de Schufa. Komt er een Mahnbescheid, maak dan binnen twee weken bezwaar.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Negeer het niet. Betwist het één keer schriftelijk als het niet klopt, en mis nooit een gele envelop van een rechtbank.',
  },
  'de.ask-debt.old-debt': {
    says: 'Zonder titel zijn de meeste schulden te oud drie jaar na het einde van het jaar. Met een titel is het 30 jaar. Betaal niet eerst een beetje.',
    dependsOn: 'of er een titel van de rechter is',
  },
  'de.ask-debt.rates': {
    says: 'Bied schriftelijk een bedrag aan dat u kunt volhouden. Vraag wat het plan kost, en streep elke erkenning van schuld (Schuldanerkenntnis) door.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Betaal geen deel van een oude schuld voordat u weet of zij te oud is. Een betaling laat de drie jaar opnieuw beginnen.',
  },
}
