/** Missed school in Scotland, which has no penalty notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_SCOTLAND_NL: Words = {
  'gb.absence.scotland-none': {
    says: 'In Schotland zijn er geen zulke boetes voor verzuim op school. Vraag de afzender naar de wet voor u betaalt.',
  },
  'gb.absence.scotland-right': {
    says: 'De gemeente moet u eerst vragen het verzuim uit te leggen. Een goede reden, zoals ziekte, is genoeg.',
  },
  'gb.absence.scotland-step': {
    says: 'Schrijf de school en de gemeente en leg elke dag uit. Vraag hulp voor uw kind.',
  },
}
