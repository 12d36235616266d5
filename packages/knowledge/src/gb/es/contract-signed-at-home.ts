/** A contract that was signed at home, by phone or online, and its deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_ES: Words = {
  'gb.home-sale.wants': {
    says: 'La empresa quiere que siga con un contrato que usted quiere acabar.',
  },
  'gb.home-sale.right-cancel': {
    says: 'Si firmó en casa, por teléfono o por internet, puede cancelar en 14 días. Si no se lo dijeron por escrito, tiene hasta un año más. Las cosas hechas a su gusto quedan fuera.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Solo pueden quedarse lo que sea su pérdida real. Una cláusula que les deja toda una señal grande puede no obligarle.',
  },
  'gb.home-sale.step': {
    says: 'Cancele hoy por escrito y guarde prueba. Pida la página sobre su derecho a cancelar, y una lista de sus gastos reales.',
  },
}
