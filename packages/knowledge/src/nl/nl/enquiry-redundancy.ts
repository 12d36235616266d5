/** The Dutch words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_WORDS: Words = {
  'nl.ask.transition-pay': {
    says: 'Meestal krijgt u een derde maandloon per jaar, vanaf de eerste dag. Niet als u zelf ontslag neemt, iets anders afspreekt of ernstige schuld hebt. Vraag het binnen drie maanden na het einde.',
    dependsOn: 'wie het werk stopte en waarom',
  },
  'nl.ask.redundancy': {
    says: 'Uw werkgever heeft eerst toestemming van het UWV nodig, moet een vaste volgorde volgen en ander werk voor u zoeken. U kunt het UWV binnen twee weken antwoorden. Aan het eind krijgt u de transitievergoeding. Teken niets zonder advies.',
  },
}
