/** The Dutch words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'fr.limitation.telecom': {
    says: 'Voor rekeningen van telefoon en internet hebben ze één jaar vanaf de vervaldatum. Daarna kunt u zeggen dat het te laat is.',
    from: 'de dag waarop de rekening betaald moest zijn',
    restartedBy:
      'Een schriftelijk ja tegen de schuld of een stap bij de rechter kan het jaar opnieuw laten beginnen.',
  },
  'fr.limitation.rent': {
    says: 'Huur en servicekosten van een woning kunnen drie jaar worden geëist. Daarna kunt u zeggen dat het te laat is.',
    from: 'de dag waarop elke huur betaald moest zijn',
    restartedBy:
      'Een schriftelijk ja tegen de schuld of een stap bij de rechter kan de drie jaar opnieuw laten beginnen.',
  },
  'fr.limitation.credit': {
    says: 'Bij een consumentenkrediet heeft de kredietgever twee jaar vanaf de eerste gemiste betaling om naar de rechter te gaan. De rechter kan dit zonder u zien.',
    from: 'de eerste gemiste betaling die nooit is ingehaald',
    restartedBy:
      'Deze termijn (forclusion) is streng. Een nieuw plan voor het einde verschuift het begin.',
  },
  'fr.limitation.consumer': {
    says: 'Een bedrijf dat u goederen of diensten verkocht, heeft twee jaar om naar de rechter te gaan. Daarna kunt u zeggen dat het te laat is (prescription).',
    from: 'de dag waarop de rekening betaald moest zijn',
    restartedBy:
      'Een deelbetaling, een schriftelijk ja tegen de schuld of een stap bij de rechter kan de twee jaar opnieuw laten beginnen. Een brief of telefoontje niet.',
  },
  'fr.limitation.general': {
    says: 'Schulden tussen particulieren en de meeste andere eisen kunnen vijf jaar worden ingesteld.',
    from: 'de dag waarop de persoon van de eis wist',
    restartedBy:
      'Een betaling, een schriftelijk ja tegen de schuld of een stap bij de rechter kan de vijf jaar opnieuw laten beginnen.',
  },
  'fr.limitation.energy': {
    says: 'Een energie- of waterbedrijf heeft twee jaar vanaf de vervaldatum van de rekening om tegen u naar de rechter te gaan.',
    from: 'de dag waarop de rekening betaald moest zijn',
    restartedBy:
      'Een deelbetaling, een schriftelijk ja tegen de schuld of een stap bij de rechter kan de twee jaar opnieuw laten beginnen.',
  },
}
