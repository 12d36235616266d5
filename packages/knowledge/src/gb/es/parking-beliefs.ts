/** Beliefs about private parking charges to correct: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_ES: Words = {
  'gb.parking.myth-fine': {
    says: 'Un cobro privado de aparcamiento no es una multa y no da antecedentes penales. Es una reclamación de dinero por un contrato.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorarlo es arriesgado. Las empresas sí van al juzgado. Si usted ignora los papeles judiciales, pueden ganar sin vista.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Una empresa de aparcamiento o un cobrador no puede enviar bailiffs por su cuenta. Antes debe ganar en el juzgado. Solo pueden venir si después usted no paga la sentencia.',
  },
  'gb.parking.myth-credit': {
    says: 'Una carta de aparcamiento no va a su historial de crédito. Una sentencia sí, salvo que la pague entera en el plazo de un mes.',
  },
  'gb.parking.myth-clamp': {
    says: 'Poner un cepo o llevarse un coche en terreno privado es delito, salvo que la ley dé ese poder. Lo da a la policía o a la DVLA.',
  },
}
