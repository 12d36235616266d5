/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_ES: Words = {
  'gb.phone-fee.right': {
    says: 'El cargo por irse no puede ser más de lo que la empresa pierde de verdad. Se va gratis si cambió el contrato en su perjuicio y usted no aceptó. El Communications Ombudsman o CISAS es gratis, seis semanas tras la queja o con una deadlock letter.',
  },
}
