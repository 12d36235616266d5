/** Italian: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_IT: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Paga solo spese giuste, per lavori fatti bene. Un giudice (tribunal) può decidere quanto deve.',
  },
  'gb.lease.right-asked-first': {
    says: 'Per lavori oltre £250 per alloggio devono consultarLa prima, con preventivi. Se no, la Sua quota può scendere a £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'Non deve pagare spese più vecchie di 18 mesi alla data del conto. Salvo che Le abbiano scritto in tempo che il conto sarebbe arrivato.',
  },
  'gb.lease.right-see-bills': {
    says: 'Ogni conto deve avere un riassunto dei Suoi diritti. Fino ad allora può trattenere il denaro. Può chiedere di vedere le fatture.',
  },
  'gb.lease.no-forfeit-yet': {
    says: "Non possono toglierLe l'alloggio per un conto finché un giudice non dice che lo deve, o Lei lo accetta. Per £350 o meno, deve anche avere più di tre anni.",
  },
  'gb.lease.step': {
    says: 'Scriva cosa accetta, cosa contesta e perché. Chieda il riassunto delle spese e le fatture. Paghi la parte che accetta.',
  },
  'gb.lease.answer': {
    says: "Paga solo spese giuste. Per lavori oltre £250 per alloggio devono consultarLa prima. Un giudice (tribunal) può decidere, e nessuno Le toglie l'alloggio prima.",
  },
  'gb.lease.right-longer': {
    says: 'Chi ha un lungo contratto (lease) su un appartamento può averne uno più lungo a un prezzo giusto. Non serve più averlo da due anni.',
  },
  'gb.lease.right-manage': {
    says: "I titolari (leaseholders) possono prendere la gestione dell'edificio. Non serve una colpa del proprietario.",
  },
}
