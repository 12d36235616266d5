/** The Dutch words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_NL: Words = {
  'nl.ask.tax-plan': {
    says: 'Vraag de Belastingdienst om een betalingsregeling voor de laatste dag: online, per telefoon of met het formulier. Hebt u weinig inkomen en spaargeld, vraag dan kwijtschelding. Klopt het bedrag niet? Maak binnen zes weken bezwaar en vraag uitstel voor dat deel. Laat het niet liggen: met een dwangbevel kan de Belastingdienst zonder rechter vooraf beslag leggen op loon of geld.',
  },
  'nl.ask.home-value': {
    says: 'Maak binnen zes weken na de datum van de aanslag bezwaar bij de gemeente. Dat is gratis. Vraag het taxatieverslag met de verkochte huizen en zeg wat bij u anders is. Na een nee kunt u naar de belastingrechter.',
  },
  'nl.ask.town-waiver': {
    says: 'Met een inkomen rond bijstandsniveau en weinig spaargeld kan de gemeente of het waterschap kwijtschelden. Vraag het met het formulier, liefst voor de betaaldag. Niet alle belastingen tellen mee. Na een nee kunt u opnieuw laten kijken.',
    dependsOn: 'uw inkomen, spaargeld en gemeente',
  },
  'nl.ask.late-return': {
    says: 'Doe nu aangifte. Eerst krijgt u een herinnering, dan een aanmaning. Een boete komt pas als u de datum in de aanmaning mist. Tegen de boete kunt u binnen zes weken bezwaar maken. Vraag uitstel als u dat nodig hebt.',
  },
}
