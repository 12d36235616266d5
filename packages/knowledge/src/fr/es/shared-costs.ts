/** The Spanish words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_WORDS: Words = {
  'fr.owners.right-account': {
    says: 'Pida al administrador (syndic) su cuenta y el acta de la junta. Solo debe los gastos votados, según su parte.',
  },
  'fr.owners.right-contest': {
    says: 'Si votó en contra o no estaba, puede impugnar una decisión en dos meses desde que recibió el acta.',
  },
  'fr.owners.warn-all-due': {
    says: 'Si no paga en 30 días desde un requerimiento formal, todos los gastos votados del año pueden vencer de golpe.',
  },
  'fr.owners.right-costs': {
    says: 'Los gastos necesarios de un requerimiento formal los paga el propietario moroso. Los de un primer aviso no. Un juez puede reducir gastos excesivos.',
  },
  'fr.owners.right-limit': {
    says: 'Tienen cinco años para reclamar los gastos del edificio. Lo más antiguo no hay que pagarlo.',
  },
  'fr.owners.step-plan': {
    says: '¿No puede pagar de una vez? Escriba al syndic en 30 días con un plan. Un juez puede conceder hasta dos años.',
  },
}
