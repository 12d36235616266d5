/** Verjaring: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'gb.limitation.contract-ew': {
    says: 'Voor de meeste schulden en kosten hebben ze zes jaar om een eis bij de rechter (court claim) te beginnen. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze voor het eerst naar de rechter konden: bij een rekening de dag waarop u moest betalen; bij een creditcard of lening meestal de einddatum in de ingebrekestelling (default notice)',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de zes jaar: een betaling door u of een medelener. Een getekende brief of e-mail die de schuld erkent, kan dat ook.',
  },
  'gb.limitation.contract-scotland': {
    says: 'In Schotland eindigen de meeste schulden na vijf jaar zonder betaling, schriftelijke erkenning of rechtszaak. Dan bent u niets meer schuldig.',
    from: 'de dag waarop u de schuld moest betalen',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de vijf jaar: een betaling, een duidelijke schriftelijke erkenning, of een rechtszaak van hen.',
  },
  'gb.limitation.contract-ni': {
    says: 'In Noord-Ierland hebben ze voor de meeste schulden zes jaar om een eis bij de rechter (court claim) te beginnen. Daarna kunt u de rechter zeggen dat het te laat is.',
    from: 'de dag waarop ze voor het eerst naar de rechter konden',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de zes jaar: een betaling, of een getekende schriftelijke erkenning.',
  },
  'gb.limitation.secured-ew': {
    says: 'Bij geld dat op een woning is geleend, heeft de geldgever twaalf jaar om het geleende bedrag te eisen. Voor de rente is het zes jaar.',
    from: 'de dag waarop de geldgever het geld voor het eerst kon terugvragen',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de twaalf jaar: een betaling, of een getekende schriftelijke erkenning.',
  },
  'gb.limitation.rent-ew': {
    says: 'Huur kan zes jaar lang bij de rechter worden geëist, vanaf de dag waarop hij betaald moest zijn.',
    from: 'de dag waarop elke huur betaald moest zijn',
    restartedBy:
      'Dit kan die tijd opnieuw laten beginnen, vóór het eind van de zes jaar: een betaling van die huur, of een getekende schriftelijke erkenning.',
  },
  'gb.limitation.copyright-ew': {
    says: 'Een eis wegens schending van auteursrecht moet binnen zes jaar na het gebruik beginnen.',
    from: 'de dag waarop de muziek werd gespeeld of het werk werd gebruikt',
    restartedBy: 'Bij elk nieuw gebruik beginnen eigen zes jaar.',
  },
}
