/** The Dutch words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'ca.limitation.on': {
    says: 'In Ontario hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een getekend briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.bc': {
    says: 'In British Columbia hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een getekend briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.ab': {
    says: 'In Alberta hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een getekend briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.sk': {
    says: 'In Saskatchewan hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een getekend briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.mb': {
    says: 'In Manitoba hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een geschreven briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.nb': {
    says: 'In New Brunswick hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een geschreven briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.ns': {
    says: 'In Nova Scotia hebben ze bij de meeste schulden twee jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze wisten, of hadden moeten weten, dat u niet betaalde',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een geschreven briefje dat u het schuldig bent, of een betaling, voordat de tijd om is.',
  },
  'ca.limitation.qc': {
    says: 'In Québec hebben ze bij de meeste schulden drie jaar om naar de rechter te gaan. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop de schuld betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen: een betaling, of zeggen dat u het schuldig bent, voordat de drie jaar om zijn.',
  },
  'ca.limitation.tax': {
    says: 'De belastingdienst heeft tien jaar om een schuld van inkomstenbelasting te innen. Veel dingen laten de tijd beginnen of stoppen.',
    from: 'meestal 90 dagen na uw aanslag (notice of assessment)',
    restartedBy:
      'Dit kan de tien jaar opnieuw laten beginnen: een betaling, een schriftelijke belofte of een stap van de belastingdienst.',
  },
}
