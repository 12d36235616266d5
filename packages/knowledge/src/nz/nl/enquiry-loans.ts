/** Questions about loans: a car or home that a lender wants to take, and loans to cancel: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'nz.ask.cancel-loan': {
    says: 'U kunt een consumentenlening annuleren binnen vijf werkdagen als u de papieren in de hand kreeg, zeven per e-mail of negen per post. U moet het geld teruggeven.',
    dependsOn: 'hoe u de papieren kreeg',
  },
  'nz.ask.repossession': {
    says: 'Tenzij de zaak gevaar loopt, moet hij een waarschuwing (repossession warning notice) sturen en u hebt minstens 15 dagen om de achterstand te betalen. Schrijf vóór het einde: vraag aanpassing wegens nood (hardship) en bied wat u kunt. Ziekte, verlies van werk of een gestopte uitkering zijn goede redenen. Ophalers hebben een vergunning nodig en komen alleen van 6 tot 21 uur, niet op zondag of feestdag. Anders zijn gratis klachtdienst en MoneyTalks 0800 345 123.',
  },
  'nz.ask.mortgage': {
    says: 'Bel het team voor geldproblemen (hardship) van de bank en MoneyTalks op 0800 345 123. Vóór een gedwongen verkoop (mortgagee sale) moet een bericht komen met minstens 20 werkdagen.',
  },
}
