/** Italian: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_IT: Words = {
  'gb.doctor.right-warning': {
    says: 'Lo studio di solito deve averla avvertita negli ultimi 12 mesi e dire il motivo. Salute o età non lo sono. Resta in lista fino all’ottavo giorno, di più se è in cura. Un altro studio vicino può prenderla senza prova d’indirizzo.',
  },
  'gb.doctor.right-complain': {
    says: 'Può reclamare allo studio o all’NHS locale, entro 12 mesi, gratis. Dopo la risposta può esaminarlo l’Health Service Ombudsman.',
  },
}
