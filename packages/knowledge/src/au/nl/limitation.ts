/** The Dutch words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'au.limitation.contract': {
    says: 'Voor de meeste schulden hebben ze zes jaar om naar de rechter te gaan. Daarna kunt u tegen de rechter zeggen dat het te laat is. In het Northern Territory is het drie jaar.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.nt': {
    says: 'In het Northern Territory hebben ze drie jaar om naar de rechter te gaan voor de meeste schulden.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de drie jaar voorbij zijn.',
  },
  'au.limitation.nsw-ends': {
    says: 'In New South Wales eindigt de schuld zelf na de zes jaar. Dan bent u niets meer schuldig.',
  },
  'au.limitation.vic': {
    says: 'In Victoria hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.qld': {
    says: 'In Queensland hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.wa': {
    says: 'In Western Australia hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.sa': {
    says: 'In South Australia hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.tas': {
    says: 'In Tasmania hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
  'au.limitation.act': {
    says: 'In de ACT hebben ze zes jaar om naar de rechter te gaan voor de meeste schulden. Daarna kunt u tegen de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of een getekend briefje dat u het schuldig bent, voordat de zes jaar voorbij zijn.',
  },
}
