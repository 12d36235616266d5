/** Compra, entrega, vuelo, prima y BKR, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_ES: Words = {
  'nl.buy.right-last-chance': {
    says: 'Dé a la empresa una última fecha por escrito (ingebrekestelling). Si sigue sin cumplir, puede terminar el contrato y pedir su daño.',
  },
  'nl.buy.right-not-told': {
    says: 'Si una tienda en línea no le informó de los 14 días para desistir, tiene hasta 12 meses más.',
  },
  'nl.buy.right-button': {
    says: 'Un botón de pedido en línea debe decir que hay que pagar. Si no lo dice, puede anular el contrato.',
  },
  'nl.buy.right-delivery': {
    says: 'Una tienda debe entregar en 30 días, salvo otro acuerdo. Si se retrasa, dé un plazo justo; luego cancele y recupere su dinero.',
  },
  'nl.buy.right-pressure': {
    says: 'Un contrato que hizo porque una empresa le engañó o presionó se puede anular. Apúntelo y guarde las pruebas.',
  },
  'nl.buy.right-flight': {
    says: 'Si un vuelo se cancela o llega muy tarde, quizá tenga derecho a atención, reembolso y una suma fija. Pida primero a la aerolínea.',
  },
  'nl.insurance.right-premium': {
    says: 'Por una prima posterior, la cobertura solo para tras un aviso con 14 días que diga las consecuencias. El seguro médico básico tiene otras reglas.',
  },
  'nl.credit.right-bkr': {
    says: 'Puede pedir al prestamista que borre un registro BKR si le daña más de lo que protege. Debe responder en un mes.',
  },
  'nl.credit.right-court': {
    says: 'Si el prestamista dice no, puede ir al tribunal en seis semanas, o al Kifid. El juez valora sus necesidades y el motivo del registro.',
  },
  'nl.credit.refused-reality': {
    says: 'Quien presta puede decir que no, y debe hacerlo si el préstamo fuera demasiado para usted. No debe nada por ello.',
  },
  'nl.credit.step-file': {
    says: 'Pida su expediente al BKR: es gratis. Pregunte a quien presta qué datos usó y haga corregir los errores.',
  },
  'nl.credit.right-person': {
    says: 'Si solo un ordenador dijo que no, puede pedir que una persona lo mire otra vez y le escuche.',
  },
  'nl.debt.right-terms': {
    says: 'Una cláusula que exige todo el resto de golpe o fija una multa alta puede ser abusiva para el consumidor. Entonces no le obliga.',
  },
}
