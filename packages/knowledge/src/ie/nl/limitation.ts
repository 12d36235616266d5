/** The Dutch words of Ireland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'ie.limitation.contract': {
    says: 'Voor de meeste schulden hebben ze zes jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar om zijn.',
  },
  'ie.limitation.mortgage': {
    says: 'Voor het geleende bedrag van een hypotheek hebben ze twaalf jaar om naar de rechter te gaan.',
    from: 'de dag waarop de lening betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de twaalf jaar om zijn.',
  },
}
