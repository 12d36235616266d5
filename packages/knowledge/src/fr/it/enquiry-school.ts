/** The Italian words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Il bullismo a scuola è un reato, anche in rete. Annoti ogni fatto e conservi le schermate. Scriva al dirigente e chieda che cosa si farà ed entro quando. Chiami il 3018, è gratis. Se la scuola non fa nulla, scriva all’ufficio scolastico (rectorat, DASEN). Può sporgere denuncia alla polizia.',
  },
  'fr.ask-family.school-place': {
    says: 'No. Ogni bambino da 3 a 16 anni ha diritto alla scuola dove vive, anche in hotel, in un campo o presso altri, con o senza documenti. Il comune può chiedere solo chi è lei, chi è il bambino e dove vivete; basta la sua dichiarazione firmata. Chieda oggi per iscritto. Se il sindaco rifiuta, il DASEN o il prefetto devono iscriverlo. Un giudice può ordinarlo in 48 ore. Il Défenseur des droits aiuta gratis.',
  },
}
