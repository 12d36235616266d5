/** The Italian words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'it.ask.inps-back': {
    says: 'Vada da un patronato, gratis. Ha 90 giorni per il ricorso. Per una pensione pagata per errore INPS, chi è in buona fede spesso non restituisce.',
  },
  'it.ask.benefit-refused': {
    says: 'Un patronato presenta gratis il ricorso all’INPS, entro 90 giorni. Contro un no sull’invalidità civile si va invece dal giudice, entro sei mesi.',
  },
}
