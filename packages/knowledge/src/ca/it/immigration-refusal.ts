/** The Italian words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_IT: Words = {
  'ca.denied.reality': {
    says: 'Un visto o permesso rifiutato non Le vieta di chiedere di nuovo. Prima sistemi quello che mancava.',
  },
  'ca.denied.right-court': {
    says: 'Può chiedere alla Federal Court di controllare: entro 15 giorni per una decisione presa in Canada, 60 giorni per una presa all’estero.',
  },
  'ca.denied.right-sponsor': {
    says: 'Se fa venire la famiglia come garante (sponsor) e l’hanno rifiutato, ha quasi sempre 30 giorni per fare ricorso alla Immigration Appeal Division.',
  },
  'ca.denied.right-restore': {
    says: 'Se è in Canada e ha perso il Suo status, può chiedere entro 90 giorni di riaverlo.',
  },
  'ca.denied.step-notes': {
    says: 'Chieda gli appunti del funzionario sul Suo fascicolo. Mostrano il vero motivo.',
  },
  'ca.denied.step-help': {
    says: 'Cerchi aiuto questa settimana da un avvocato, dall’aiuto legale (legal aid) o da un consulente con licenza. Nessun altro può prendere soldi per questo.',
  },
}
