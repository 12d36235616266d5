/** The Dutch words of Ireland: invoice. */
import type { Words } from '@plainletter/contracts/rule'

export const INVOICE_NL: Words = {
  'ie.invoice.want': {
    says: 'Een bedrijf vraagt u spullen of werk te betalen. Het is een rekening, geen dreiging.',
  },
  'ie.invoice.right-service': {
    says: 'Werk moet met zorg en vakkennis gedaan worden, voor de afgesproken prijs. Zo niet, dan kunt u herstel of een lagere prijs vragen.',
  },
  'ie.invoice.right-goods': {
    says: 'Spullen moeten zijn zoals beschreven, van redelijke kwaliteit en bruikbaar.',
  },
  'ie.invoice.step-check': {
    says: 'Controleer de bedragen, wat u betaald hebt, en het rekeningnummer telefonisch op een nummer dat u kent.',
  },
}
