/** The Italian words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_IT: Words = {
  'jp.ask.quit': {
    says: 'In un lavoro senza data di fine può andare via con due settimane di preavviso. La ditta non può rifiutare. Per un contratto a termine serve un motivo forte, o deve essere passato un anno.',
  },
  'jp.job.right-no-penalty': {
    says: 'La ditta non può fissare prima una penale per chi va via, né toglierla dalla paga. Può chiedere solo un danno che prova.',
  },
  'jp.job.right-asked-to-leave': {
    says: 'È solo una richiesta di andare via (退職勧奨). Può dire no, e da solo non succede nulla. Insistere di continuo è illegale. Un sì sotto minaccia o inganno si può annullare.',
  },
  'jp.job.leave-offer-reality': {
    says: 'Non deve accettare questa offerta. Se dice no e La licenziano, serve un motivo giusto.',
  },
  'jp.job.step-leave-offer': {
    says: 'Chieda per iscritto la somma, l’ultimo giorno e il motivo. Uscire per volontà della ditta (会社都合) dà di solito prima il sussidio. Non firmi nulla al colloquio.',
  },
}
