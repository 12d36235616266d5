/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_NL: Words = {
  'gb.phone-fee.right': {
    says: 'Kosten voor vertrek mogen niet meer zijn dan wat het bedrijf echt verliest. U gaat gratis weg als het contract in uw nadeel is veranderd zonder uw akkoord. De Communications Ombudsman of CISAS is gratis, zes weken na de klacht of met een deadlock letter.',
  },
}
