/** An exit agreement that comes with a dismissal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_NL: Words = {
  'de.job.want-agreement': {
    says: 'Uw werkgever biedt een beëindigingsovereenkomst (Aufhebungsvertrag) aan. U hoeft die niet te tekenen.',
  },
  'de.job.not-yet-agreement': {
    says: 'Zonder uw handtekening op papier is er geen beëindigingsovereenkomst. Zwijgen is geen ja.',
  },
  'de.job.step-sign-think': {
    says: 'Teken vandaag niet. Neem het mee naar huis, tel de opzegtermijn en vraag een vakbond, een advocaat en de Agentur für Arbeit.',
  },
  'de.job.option-refuse': {
    says: 'U mag zonder reden weigeren. Uw baan gaat door.',
    title: 'Nee zeggen tegen de overeenkomst',
    cost: 'Niets.',
    time: 'Geen.',
    risk: 'De werkgever kan u ontslaan. Dan kunt u naar de rechter.',
    bestFor: 'Het aanbod is slechter dan uw rechten.',
  },
}
