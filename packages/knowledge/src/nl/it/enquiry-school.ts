/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'nl.ask.school-bullying': {
    says: 'La scuola deve tenere al sicuro gli alunni e agire contro il bullismo. Ogni scuola ha una persona per questo. Annoti ciò che accade, conservi i messaggi e chieda alla scuola per iscritto un piano con le date. Se non basta, reclami al consiglio e poi alla commissione reclami (klachtencommissie). Può anche chiamare l’ispettore di fiducia (vertrouwensinspecteur, 0900 111 31 11). Botte o minacce? Lo dica alla polizia.',
  },
}
