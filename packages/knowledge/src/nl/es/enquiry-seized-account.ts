/** The Spanish words of the rows in ../enquiry-seized-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZED_ACCOUNT_ES: Words = {
  'nl.ask.bank-seized': {
    says: 'En su cuenta debe quedar libre una suma fija, según su hogar. Pregunte al banco y al agente judicial qué suma dejaron. Si queda poco para vivir, envíe prueba de sus ingresos. Pida al agente que lo corrija. El dinero que entre después no queda cogido por este embargo. ¿No hay para comer? Pregunte hoy a su municipio.',
  },
}
