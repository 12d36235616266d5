/** Questions about a parent who keeps a child from the other: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONTACT_REFUSED_IT: Words = {
  'de.ask-family.contact-refused': {
    says: 'Le visite non dipendono dal mantenimento o dalla custodia: Suo figlio ha diritto a Lei e Lei a lui, anche senza matrimonio. Scriva e proponga giorni fissi. Il Jugendamt o un consultorio aiuta gratis. Se continua, chieda al tribunale della famiglia una regola, anche urgente. Chi viola un ordine paga una multa. Il mantenimento si risolve a parte.',
  },
}
