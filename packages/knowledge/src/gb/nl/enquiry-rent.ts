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
    says: 'Bij nieuwe particuliere huur in Engeland mogen ze hoogstens één maand huur vooruit vragen. Ze mogen geen biedingen boven de advertentie vragen.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Een particuliere verhuurder of makelaar in Engeland mag u niet weigeren omdat u een uitkering krijgt of kinderen hebt. Bewaar de advertentie of het bericht en zeg het de gemeente (council).',
  },
}
