/** Questions about a loan that two people signed: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_ES: Words = {
  'be.ask.joint-loan': {
    says: 'Si los dos firmaron el préstamo, el banco puede en general pedir todo a cualquiera. Ni la separación, ni el divorcio, ni un acuerdo entre ustedes lo cambian. Pague si puede, para evitar gastos y ficheros. Reclame al otro su parte por escrito y con pruebas. Pida al banco que libere a uno; no está obligado. ¿No puede pagar? Pida ya cuotas más pequeñas y acuda a: la ayuda de deudas del OCMW/CPAS.',
  },
}
