/** A job that passes to a new employer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_NL: Words = {
  'gb.work.right-transfer': {
    says: 'Gaat uw werk naar een nieuwe werkgever, dan gaan baan en contract mee. Ontslag daarom is meestal oneerlijk. Ze moeten u eerst inlichten en raadplegen.',
  },
  'gb.work.transfer-wants': {
    says: 'Uw baan gaat naar een nieuwe werkgever, met uw voorwaarden en dienstjaren.',
  },
  'gb.work.right-unbroken': {
    says: 'Uw dienstjaren lopen door zonder breuk. Dat telt voor opzegtijd, ontslaggeld en oneerlijk ontslag.',
  },
  'gb.work.transfer-step': {
    says: 'Vraag wie voor u spreekt en wat er verandert. Bewaar contract en loonstroken. Zeg schriftelijk nee tegen slechtere voorwaarden.',
  },
}
