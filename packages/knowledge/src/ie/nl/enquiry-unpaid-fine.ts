/** Questions about an unpaid fine: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_NL: Words = {
  'ie.ask.unpaid-fine': {
    says: 'Ga op de dag naar de rechtbank met een opgave van uw geld. De rechter kan het van uw loon nemen, spullen laten halen bij een boete boven €500, of een taakstraf geven. Gevangenis komt het laatst. Een boete van meer dan €100 kan in termijnen over 12 maanden.',
  },
}
