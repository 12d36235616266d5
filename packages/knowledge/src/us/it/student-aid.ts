/** The Italian words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_IT: Words = {
  'us.public.right-aid': {
    says: 'Se perde l’aiuto agli studi per i voti, la scuola deve dire come fare ricorso dove lo permette. Una malattia o una morte in famiglia sono buone ragioni.',
  },
  'us.public.right-forgive': {
    says: 'I prestiti studenteschi federali si possono cancellare dopo dieci anni di servizio pubblico, per invalidità duratura o se la scuola ha chiuso. Può chiedere un nuovo conteggio.',
  },
  'us.public.right-private-loan': {
    says: 'Chi ha dato un prestito studentesco privato deve farle causa prima di prendere lo stipendio. Per la legge dello Stato i prestiti vecchi possono essere troppo tardi per il tribunale.',
  },
  'us.loan.right-plan': {
    says: 'Prima di saltare pagamenti chieda un piano secondo il Suo reddito, o una pausa. Dal mancato pagamento (default) può uscire con nove pagamenti concordati.',
  },
  'us.loan.right-login': {
    says: 'Chiedere la cancellazione dei prestiti federali è gratis su StudentAid.gov. Usare lì l’accesso di un altro per guadagno è un reato federale. Non lo dia a nessuno.',
  },
}
