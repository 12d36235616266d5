/** Questions about debts that one cannot pay, costs, old debts and credit records, and the first steps against a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'nl.ask.step-debt': {
    says: 'Reúna sus cartas y cantidades. Pida a su ayuntamiento (gemeente) ayuda gratis con deudas.',
  },
  'nl.ask.right-debt': {
    says: 'Solo un agente judicial (deurwaarder) con sentencia u orden puede embargar algo.',
  },
  'nl.ask.cannot-pay': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda con deudas. Es gratis, y la primera charla es en cuatro semanas. Con una amenaza urgente son tres días hábiles.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Pida por escrito la factura y el contrato antes de pagar. Solo se pueden añadir gastos después de una carta que le da 14 días.',
    dependsOn: 'si la factura es suya',
  },
  'nl.ask.collector-visits': {
    says: 'Un cobrador puede llamar, pero no tiene que abrir. No tiene poder y no puede entrar. Escriba que solo quiere cartas. Un agente judicial (deurwaarder) es distinto: pida la sentencia.',
  },
  'nl.ask.bkr': {
    says: 'Casi siempre queda hasta cinco años después de pagar. Antes, pida por escrito al prestamista que lo borre y diga cómo le daña. Si se niega, puede ir al juez.',
  },
  'nl.ask.surety': {
    says: 'Primero debe fallar quien pidió el préstamo. Un aval privado solo vale por escrito y con una suma máxima, si la deuda no era fija. Sin el sí de su pareja se puede anular. Pida el papel y vea a un abogado antes de pagar.',
    dependsOn: 'de lo que firmó',
  },
}
