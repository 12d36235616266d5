/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'au.ask.tax': {
    says: 'Controleer het in myGov. Maak een betalingsregeling vóór de uiterste dag, of maak bezwaar als het fout is.',
  },
  'au.ask.centrelink': {
    says: 'Vraag hoe ze het hebben berekend, en vraag een herziening (review) en een pauze. Het is gratis. Een schuld kan worden kwijtgescholden als het alleen hun fout was.',
  },
  'au.ask.benefit-refused': {
    says: 'Vraag Centrelink binnen 13 weken om een formele herziening (formal review), zodat het geld over de tijd daarvoor veilig is. Zegt het nog nee? Ga gratis naar het Administrative Review Tribunal.',
  },
  'au.ask.dsp-refused': {
    says: 'Vraag Centrelink om een formele herziening (review); binnen 13 weken houdt u het geld over die tijd. Stuur nieuw medisch bewijs over de 20 punten. Daarna is het Administrative Review Tribunal gratis.',
  },
  'au.ask.ndis': {
    says: 'Vraag de NDIA binnen drie maanden om een interne herziening. Blijft het zo? Ga binnen 28 dagen naar het Administrative Review Tribunal. Beide zijn gratis.',
  },
  'au.ask.centrelink-debt': {
    says: 'Vraag hoe het bedrag is berekend en om een herziening. Voor de meeste schulden is er geen laatste dag, maar het aflossen gaat door: vraag het snel, en vraag een pauze. De schuld moet vervallen als alleen hun fout de oorzaak was en u eerlijk was. Bijzondere nood telt ook.',
  },
  'au.ask.ato-bank': {
    says: 'De ATO kan uw bank of baas zonder rechter een beslag (garnishee notice) sturen. Bel eerst 13 11 42 voor een plan. U kunt op papier vragen om rente en boetes kwijt te schelden.',
  },
}
