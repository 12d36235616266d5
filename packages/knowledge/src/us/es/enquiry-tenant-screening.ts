/** Questions about a home refused over a report on someone else or a false record: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_ES: Words = {
  'us.fact.screening-wrong-person': {
    says: 'Pida su informe a la empresa del papel: gratis en los 60 días tras el rechazo. Dispute por escrito lo que no es suyo, con identificación y direcciones viejas. Debe revisar, casi siempre en 30 días, y borrar lo que no confirme. Pida que mande el informe corregido a los dueños. Quéjese al CFPB. Puede demandar a quien confunde a las personas.',
  },
}
