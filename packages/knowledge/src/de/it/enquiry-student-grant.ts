/** Questions about a student grant refused because of parents who pay nothing: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_IT: Words = {
  'de.ask-benefit.student-parents': {
    says: 'Chieda per iscritto all’ufficio BAföG un anticipo (Vorausleistung, modulo 8). Paga ciò che i genitori devono e non danno, se gli studi sono in pericolo, e lo chiede a loro. Lo faccia subito: finito il periodo concesso, è tardi. Si opponga anche al rifiuto entro un mese. I genitori devono mantenere la prima formazione. Senta il servizio sociale dello Studierendenwerk.',
  },
}
