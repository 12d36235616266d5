/** The Dutch words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_NL: Words = {
  'us.state.nc.ask-late-fee': {
    says: 'In North Carolina zijn de kosten voor te late maandhuur hoogstens 5% ervan, of 15 dollar als dat meer is. Ze tellen alleen als ze zijn afgesproken en pas bij vijf dagen te laat of meer. Eén keer per late betaling, nooit per dag. Ze mogen niet van de volgende huur af zodat die tekortschiet. Schrijf dat met bewijs van elke betaling en ga naar elke zitting. Legal Aid of NC helpt gratis.',
  },
  'us.fact.late-fee': {
    says: 'Een boete voor te laat betalen telt alleen als het contract die noemt, en niet hoger. Veel staten begrenzen die, vaak op 5 tot 10% van de huur, en sommige geven respijtdagen. Betaal de huur zelf. Maak schriftelijk bezwaar tegen de rest en noem de regel in het contract. In sommige staten mag huur niet eerst op boetes worden geboekt.',
  },
  'us.fact.deposit-wear': {
    says: 'Gewone slijtage, zoals verbleekte verf of tapijt dat na jaren op is, mag niet worden gerekend. Bij echte schade telt alleen wat het oude nog waard was: tapijt gaat acht tot tien jaar mee. Vraag schriftelijk bonnen en data, stuur foto’s en betwist elke regel. Daarna is er small claims.',
  },
  'us.fact.lien-after-paying': {
    says: 'In veel staten kan een niet betaalde vakman of leverancier een lien op uw huis leggen, ook al betaalde u de aannemer. Maar melding en inschrijving hebben strenge termijnen, en sommige staten beschermen wie betaalde. Vraag papieren en data, stuur betaalbewijs. Eis dat de aannemer het opheft. Zie een advocaat voor u twee keer betaalt.',
    dependsOn: 'uw staat en de data van de lien',
  },
  'us.fact.broker-fee-new-york-city': {
    says: 'In New York City betaalt wie de makelaar (broker) inhuurde, sinds 11 juni 2025. Huurde de verhuurder hem in, of plaatste de makelaar de advertentie voor hem, dan bent u geen makelaarskosten schuldig. Voor u tekent moet u een lijst van alle kosten krijgen. Al betaald? Vraag het schriftelijk terug, klaag bij 311 of nyc.gov/consumers; u kunt ook naar de rechter.',
  },
}
