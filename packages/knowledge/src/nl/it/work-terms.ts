/** Essai, durée déterminée, maladie et dernier salaire, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_IT: Words = {
  'nl.job.right-trial': {
    says: 'Un periodo di prova deve essere scritto. È uno o due mesi al massimo, e nessuno è permesso in un contratto di sei mesi o meno.',
  },
  'nl.job.right-told-in-time': {
    says: 'In un lavoro a termine di sei mesi o più devono dirle per iscritto, un mese prima della fine, se continua. Se no, può chiedere fino a un mese di paga.',
  },
  'nl.job.right-ill': {
    says: 'Mentre è malato il datore di solito non può licenziarla per due anni. In quel tempo tiene almeno il 70% della paga.',
  },
  'nl.job.right-redundancy-order': {
    says: 'Per motivi aziendali al datore serve il permesso di UWV. Deve seguire un ordine fisso (afspiegeling) e cercarle un altro lavoro. Prima può rispondere Lei a UWV.',
  },
  'nl.job.right-last-pay': {
    says: 'Alla fine il datore deve pagare le ferie non prese. Per paghe in ritardo può chiedere di più.',
  },
  'nl.job.right-fair-sum': {
    says: 'Se il licenziamento ha violato le regole, il giudice può annullarlo o darle una somma giusta (billijke vergoeding).',
  },
  'nl.job.right-no-compete': {
    says: 'Un divieto di lavorare per altri deve essere scritto. In un lavoro a termine richiede un motivo forte scritto. Un giudice può ridurlo.',
  },
  'nl.job.right-plan': {
    says: 'Entro otto settimane Lei e il datore fate un piano per il rientro. Se non c’è accordo, chieda il parere dell’UWV (deskundigenoordeel).',
  },
}
