/** Duties of a landlord: a home that is fit, registration and deposits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_DUTIES_NL: Words = {
  'gb.home.scotland-register': {
    says: 'Een particuliere verhuurder moet in het register van de gemeente staan. Zonder dat verhuren is strafbaar, en de gemeente kan bepalen dat geen huur verschuldigd is. Meld het de gemeente.',
  },
  'gb.home.right-fit': {
    says: 'Een huurwoning moet bewoonbaar zijn, zonder ernstig vocht, kou of gevaar. Een rechter kan het werk bevelen en u geld geven.',
  },
  'gb.home.right-council-looks': {
    says: 'De gemeente kan een huurwoning bekijken en de verhuurder bevelen die veilig te maken. Voor haar eigen woningen gebruikt u haar klachtweg en de Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: 'Schaadt de woning uw gezondheid, dan kunt u de magistrates vragen het werk te bevelen. Meld het de verhuurder 21 dagen vooraf schriftelijk.',
  },
  'gb.ni-deposit.right': {
    says: 'De verhuurder moet de borg binnen 28 dagen bij een dienst (scheme) zetten en het u binnen 35 melden. Zo niet, meld het de gemeente, die een boete kan geven. De dienst beslist gratis.',
  },
  'gb.wales-home.right-fit': {
    says: 'Een woning in Wales moet bewoonbaar zijn, met werkende rookmelders en bedrading die in de laatste vijf jaar is nagekeken. Meld gebreken schriftelijk, ook bij de gemeente, en blijf de huur betalen.',
  },
}
