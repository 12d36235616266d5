/** Questions about a penal order and the licence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_NL: Words = {
  'ch.ask.penal-order': {
    says: 'Maak binnen tien dagen na ontvangst van het strafbevel (Strafbefehl) schriftelijk bezwaar. U hoeft geen redenen te geven. Dan kijkt de officier van justitie opnieuw, of een rechter beslist.',
  },
  'ch.ask.licence': {
    says: 'Een licht geval brengt een waarschuwing, of één maand na een eerder geval. Een middelzwaar brengt minstens een maand, een zwaar drie.',
    dependsOn: 'hoe zwaar het geval was en of het uw eerste was.',
  },
}
