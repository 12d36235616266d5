/** The Italian words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_IT: Words = {
  'es.ask.spoken-lease': {
    says: 'Vale anche un contratto verbale. Può chiederlo per iscritto, con i nomi, la casa, il canone e la durata. Se è la Sua casa, può restare cinque anni, sette con una società. Paghi con bonifico e conservi i messaggi.',
  },
  'es.ask.sublet': {
    says: 'Solo una parte della casa, e solo se il proprietario dice sì per iscritto. Il canone non può superare il Suo. Senza quel sì può chiedere al giudice la fine del contratto.',
    dependsOn: 'se ha il sì per iscritto',
  },
}
