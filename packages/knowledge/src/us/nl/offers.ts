/** The Dutch words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_NL: Words = {
  'us.offer.want': {
    says: 'Dit is reclame. Zij willen dat u een kaart of een lening aanvraagt. U bent niets schuldig en hoeft niet te antwoorden.',
  },
  'us.offer.reality': {
    says: 'Een bedrijf mag voor een vast aanbod een lijst met namen van een kredietbureau krijgen. Het betekent niet dat u iets hebt aangevraagd.',
  },
  'us.offer.right-stop': {
    says: 'U kunt zulke aanbiedingen vijf jaar of voor altijd stoppen: OptOutPrescreen.com of 1-888-567-8688. Het is gratis.',
  },
  'us.offer.step-read': {
    says: 'Wilt u het? Lees dan de rente na de eerste maanden en alle kosten. Wilt u het niet, versnipper het dan.',
  },
  'us.offer.option-ignore': {
    says: 'U hoeft niet te antwoorden. Het aanbod eindigt vanzelf.',
    title: 'Niets doen',
    cost: 'Niets',
    time: 'Geen termijn voor u',
    risk: 'Geen. Versnipper het, zodat niemand op uw naam aanvraagt.',
    bestFor: 'U wilt geen nieuwe kaart of lening.',
  },
}
