/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_ES: Words = {
  'ch.buy.right-phone': {
    says: 'Escriba primero a la empresa de teléfono. Después el mediador (ombudscom) lo mira por una tasa pequeña. El resto lo paga la empresa.',
  },
  'ch.buy.right-end-service': {
    says: 'Muchos contratos de servicios (mandato) se pueden terminar en cualquier momento. Paga lo ya hecho. Solo un fin a destiempo puede costar más.',
  },
  'ch.buy.right-tricked': {
    says: 'Si le engañaron o se equivocó gravemente, puede decir, en un año desde que lo supo, que el contrato no le obliga.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Las condiciones muy injustas para el consumidor no valen.',
  },
  'ch.buy.right-late': {
    says: 'Si la mercancía no llega, fije por escrito un último día justo. Si sigue sin llegar, puede cancelar y recuperar su dinero.',
  },
}
