/** Lo que se paga por los cuidados: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_CHARGES_ES: Words = {
  'gb.care-charges.goes-on': {
    says: 'Los cuidados que necesita no paran por discutir la cuenta. El council debe seguir dándolos.',
  },
  'gb.care-charges.step-costs': {
    says: 'Anote lo que cuesta su discapacidad: calefacción, lavado, comida especial, taxis, equipo, ayuda privada. Guarde recibos un mes.',
  },
  'gb.care-charges.step-benefits': {
    says: 'Pida que revisen sus ayudas. Quizá falte Attendance Allowance, PIP, Pension Credit o Carer’s Allowance.',
  },
  'gb.care-charges.right-minimum': {
    says: 'Tras pagar debe quedarle cada semana una suma fija (minimum income guarantee). Vivienda y discapacidad van aparte.',
  },
  'gb.care-charges.right-house': {
    says: 'Para cuidados en casa, la vivienda no cuenta. Los sueldos tampoco, ni el dinero de la pareja.',
  },
  'gb.care-charges.right-pocket': {
    says: 'En una residencia le queda cada semana una suma fija (personal expenses allowance). El dinero de la pareja no cuenta.',
  },
  'gb.care-charges.right-free': {
    says: 'Parte es gratis: hasta seis semanas para recuperarse, y equipo o pequeñas obras hasta £1,000.',
  },
  'gb.care-charges.right-sums': {
    says: 'Deben darle el cálculo por escrito, y el cobro no puede pasar de lo que puede pagar. Si fue mucho, pida la devolución.',
  },
  'gb.care-charges.warning-gifts': {
    says: 'No regale dinero ni la casa para pagar menos. El council puede contarlo igual y pedirlo a quien lo recibió.',
  },
  'gb.care-charges.option-review': {
    says: 'Envíe la lista de gastos y diga qué está mal. Pida que no cobren hasta responder.',
    title: 'Pedir una revisión del cobro',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'Pague la parte que acepta, para que no crezca una deuda.',
    bestFor: 'Queda muy poco para vivir.',
  },
  'gb.care-charges.option-parts': {
    says: 'Ofrezca lo que queda tras vivir. El juicio es para el council el último paso.',
    title: 'Pagar los atrasos en partes',
    cost: 'Una suma pequeña por semana.',
    time: 'Una carta ahora.',
    risk: 'Los nuevos cobros siguen.',
    bestFor: 'La suma es correcta, pero hay deuda.',
  },
  'gb.care-charges.wales': {
    says: 'Para cuidados en casa la ley fija un máximo por semana. Debe quedarle una suma para vivir, y puede pedir revisión.',
  },
  'gb.care-charges.wales-step': {
    says: 'Pida al council el cálculo y una revisión. Después, el Public Services Ombudsman for Wales es gratis.',
  },
  'gb.care-charges.scotland': {
    says: 'El cuidado personal y de enfermería es gratis para todo adulto con necesidad reconocida. Pregunte qué parte es por otra ayuda.',
  },
  'gb.care-charges.scotland-step': {
    says: 'Pida por escrito al council que desglose y revise la cuenta. Después, el Scottish Public Services Ombudsman es gratis.',
  },
  'gb.care.wants': {
    says: 'El ayuntamiento le dice qué quiere cada semana por la atención, y cómo lo calculó.',
  },
  'gb.care.step': {
    says: 'Pida una revisión por escrito. Mire cada suma: ingresos, ahorros, la casa y quién vive en ella. Tras la respuesta, el Local Government Ombudsman es gratis.',
  },
}
