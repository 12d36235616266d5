/** Questions about a loan that two people signed: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_ES: Words = {
  'fr.ask-debt.joint-loan': {
    says: 'Si los dos firmaron como prestatarios (co-emprunteurs), el banco puede en general pedir todo a cualquiera. Ni la separación, ni el divorcio, ni un acuerdo entre ustedes obligan al banco. Lo que pague de más puede reclamarlo al otro: guarde pruebas. ¿No puede pagar? Un juez (juge des contentieux de la protection) puede suspenderlo hasta dos años. En un crédito al consumo, el banco debe demandar en dos años desde la primera cuota impagada.',
  },
}
