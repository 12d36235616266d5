/** Questions about the police and a phone: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_IT: Words = {
  'it.ask.police-and-phone': {
    says: 'Non in un semplice controllo: lì non deve sbloccarlo. È indagato per un reato? Allora la polizia può prendere il telefono, con un verbale per Lei. Per leggere le chat serve un ordine del pubblico ministero o di un giudice. Solo con un’urgenza provata può guardare prima, e un giudice deve poterlo verificare presto. Il suo sì da solo non basta, ha detto la Cassazione nel 2025. Non deve dare il codice. Chieda un avvocato, e firmi solo ciò che ha letto.',
    dependsOn: 'se è indagato per un reato e quanto è urgente',
  },
}
