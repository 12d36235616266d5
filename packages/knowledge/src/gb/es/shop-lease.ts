/** The lease of a shop or an office that ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SHOP_LEASE_ES: Words = {
  'gb.shop-lease.right-renew': {
    says: 'Un inquilino de negocio puede casi siempre quedarse y pedir al tribunal un nuevo contrato. No si el contrato excluyó estas reglas antes de empezar.',
  },
  'gb.shop-lease.answer': {
    says: 'Casi siempre puede quedarse y pedir un nuevo contrato, salvo que el viejo excluyera estas reglas. El dueño necesita una razón legal, y quizá reciba usted dinero. Actúe antes del día de todo aviso.',
  },
}
