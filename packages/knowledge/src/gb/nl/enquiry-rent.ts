/** Questions about rent, arrears, fees and benefits in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'gb.ask-housing.rent-increase': {
    says: 'Een particuliere verhuurder in Engeland mag de huur één keer per jaar verhogen, met Form 4A en twee maanden bericht. Vóór de begindatum kunt u naar het tribunaal. Dat kan niet meer bepalen dan zij vroegen.',
    dependsOn: 'of ze het juiste formulier en de juiste termijn gebruikten',
  },
  'gb.ask-housing.arrears': {
    says: 'Bel vandaag uw verhuurder en bied de huur aan plus een beetje extra. Kijk naar uw uitkeringen en vraag gratis schuldadvies. Voor de belangrijkste achterstandsgrond zijn drie maanden schuld, vier weken opzegtermijn en een rechter nodig.',
  },
  'gb.ask-housing.fees': {
    says: 'In Engeland zijn de meeste kosten verboden. Huur, een begrensde borg, een reserveringsbedrag (holding deposit) tot één week huur en enkele kosten door uw eigen fout mogen. Andere kunt u terugeisen.',
    dependsOn: 'waar de kosten voor zijn',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'In Engeland mogen verhuurder en makelaar voor het tekenen geen huur vragen of aannemen. Daarna hoogstens één maand voor de start. Ook bieden boven de advertentie is verboden, net als weigeren wegens uitkering of kinderen. Leen niets. Bied schriftelijk een maand en de begrensde borg, misschien een garant. Bewaar de berichten en meld het de council, die kan beboeten.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Een particuliere verhuurder of makelaar in Engeland mag u niet weigeren omdat u een uitkering krijgt of kinderen hebt. Bewaar de advertentie of het bericht en zeg het de gemeente (council).',
  },
  'gb.ask-housing.rent-bidding': {
    says: 'In Engeland moet een advertentie sinds 1 mei 2026 één huurprijs noemen. Verhuurder en makelaar mogen geen hoger bod vragen, aanmoedigen of aannemen. Ook niet als iemand uit zichzelf meer biedt. Bied schriftelijk de huur uit de advertentie. Bewaar de advertentie en berichten en meld het bij de gemeente (council). Die kan tot 7.000 pond boete geven.',
  },
}
