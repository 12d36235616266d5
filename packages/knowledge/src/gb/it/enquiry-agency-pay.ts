/** Italian: the words of the rows in ../enquiry-agency-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGENCY_PAY_IT: Words = {
  'gb.ask-work.agency-equal-pay': {
    says: 'Sì, dopo 12 settimane nello stesso lavoro ha paga base, orari e ferie del personale diretto. Chieda per iscritto all’agenzia come ha calcolato la paga; ha 28 giorni. Poi aiutano Acas e un tribunale. Dal primo giorno può usare la mensa e vedere le offerte.',
  },
  'gb.ask-work.camera': {
    dependsOn: 'da dove punta, perché, e se glielo hanno detto',
    says: 'Le telecamere sono ammesse per un buon motivo, se glielo dicono. L’audio è raramente giusto, come filmare dove si riposa, ci si cambia o lava. Chieda per iscritto perché, chi guarda, per quanto tempo, e la valutazione sui dati. Il reclamo all’ICO è gratis.',
  },
}
