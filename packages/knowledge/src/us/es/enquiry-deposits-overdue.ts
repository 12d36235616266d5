/** The Spanish words of the rows in ../enquiry-deposits-overdue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSITS_OVERDUE_ES: Words = {
  'us.state.ca.ask-deposit-late': {
    says: 'Tras 21 días sin lista, casi siempre ha perdido el derecho a quedarse con algo. Pida todo por carta con una fecha. Luego demande en small claims por el depósito, y hasta el doble más si hubo mala fe. El desgaste normal no se cobra.',
  },
  'us.state.tx.ask-deposit-late': {
    says: 'Tenía 30 días desde que usted salió y dio su nueva dirección por escrito. Pasado ese plazo, la ley supone mala fe. Mande una carta con fecha y luego demande en justice court. Puede pedir $100 más tres veces lo retenido sin razón, y honorarios de abogado.',
  },
  'us.state.ny.ask-deposit-late': {
    says: 'Tras 14 días sin lista de costos, el arrendador perdió el derecho a quedarse con algo. Pida todo por escrito con una fecha. Luego use small claims. Si lo retuvo a propósito, puede pedir hasta el doble del depósito. También puede quejarse al attorney general.',
  },
  'us.state.fl.ask-deposit-late': {
    says: 'Si en 30 días no llegó un reclamo por escrito, el arrendador perdió el derecho a quedárselo y debe devolverlo. Pídalo por escrito con una fecha y luego demande en small claims. Quien gana recibe también honorarios. Si llegó un reclamo, objete en 15 días.',
  },
  'us.ask-state.deposit-double': {
    says: 'En su estado el arrendador tiene 30 días. En Illinois son hasta 45, en edificios de cinco viviendas o más. Dé su nueva dirección por escrito, en Michigan en cuatro días, y allí responda a una lista en siete. Pida todo con una fecha. Luego use small claims. Quien lo retiene sin razón puede deber hasta el doble. El desgaste normal no se cobra.',
  },
  'us.ask-state.deposit-triple': {
    says: 'En su estado el arrendador tiene casi siempre 30 días, y 45 en Maryland. Después pida todo por escrito con una fecha; en Colorado dé siete días. Luego use small claims. Quien lo retiene sin razón puede deber hasta el triple, y gastos. En Georgia no es así con una persona que tiene diez viviendas o menos.',
  },
}
