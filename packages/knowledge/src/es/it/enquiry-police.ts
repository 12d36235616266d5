/** The Italian words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_IT: Words = {
  'es.ask.police-phone': {
    says: 'Per guardare nel Suo telefono la polizia ha bisogno del Suo sì o dell’ordine di un giudice. Solo in un caso urgente può guardare prima, e deve dirlo al giudice entro 24 ore. Non deve dire il PIN. Dica con calma che non è d’accordo e chieda un avvocato.',
  },
}
