/** Italian: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_IT: Words = {
  'gb.doctor.right-warning': {
    says: 'Lo studio di solito deve averla avvertita negli ultimi 12 mesi e dire il motivo. Salute, età o origine non lo sono. Di solito resta in lista fino all’ottavo giorno dopo l’avviso all’NHS, di più se è in cura. Dopo violenze o minacce denunciate alla polizia può essere subito. Altri studi vicini possono prenderla senza prova d’indirizzo.',
  },
  'gb.doctor.right-complain': {
    says: 'Può reclamare allo studio o all’NHS locale, entro 12 mesi, gratis. Dopo la risposta può esaminarlo l’Health Service Ombudsman.',
  },
}
