/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_NL: Words = {
  'au.ask.payment-suspended': {
    says: 'Bel vandaag uw provider. Zeg waarom u er niet was en ga naar een nieuwe afspraak of maak die. Dan begint de betaling weer en wordt het ingehouden geld meestal betaald. Ziekte of zorg voor een kind kan een goede reden zijn: vraag om het strafpunt (demerit) te schrappen. Weigeren of korten zij, vraag Services Australia dan om herziening. Dat is gratis.',
  },
  'au.ask.super-early': {
    says: 'U hebt 26 weken achter elkaar geld van Centrelink nodig, en kosten om van te leven die u niet kunt betalen. Dan mag het fonds één keer in 12 maanden tot $10,000 uitbetalen. Vraag Centrelink om de brief en vraag het gratis aan bij uw fonds. De ATO kan ook geld vrijgeven om verkoop van uw huis te voorkomen of voor medische zorg. Het wordt belast. Vraag eerst om hulp: 1800 007 007.',
    dependsOn: 'hoe lang u al geld van Centrelink krijgt',
  },
  'au.ask.centrelink-partner': {
    says: 'Een huis delen is niet genoeg. Centrelink moet geld, huishouden, sociaal leven, intimiteit en binding samen bekijken. Vraag binnen 13 weken herziening (review), zodat nabetaling veilig is, en stop van een schuld. Stuur bewijs: eigen rekeningen, eigen kamers, betaalde huur, brieven van bekenden. Daarna is het Administrative Review Tribunal gratis.',
  },
}
