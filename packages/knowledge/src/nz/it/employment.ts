/** Letters that end a job: reasons, pay and help: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_IT: Words = {
  'nz.work.myth-contract': {
    says: 'Ha dei diritti sul lavoro anche senza un contratto scritto. Paga minima, ferie e un procedimento giusto valgono comunque.',
  },
  'nz.work.want': {
    says: 'Cerchi il motivo e il Suo ultimo giorno di lavoro. Da questi dipende che cosa può fare.',
  },
  'nz.work.reality': {
    says: 'Il datore di lavoro deve avere un buon motivo e agire in modo giusto. Se no, può presentare un reclamo personale (personal grievance).',
  },
  'nz.work.who': {
    says: 'L’Employment Mediation Service aiuta gratis. L’Employment Relations Authority decide se non trovate un accordo.',
  },
  'nz.work.rights': {
    says: 'Mantiene il diritto al preavviso come dice il Suo contratto, agli stipendi non pagati e alla paga delle ferie.',
  },
  'nz.work.no-hold': {
    says: 'Non possono trattenere la paga che ha guadagnato, a meno che Lei abbia accettato per iscritto.',
  },
  'nz.work.know-trial': {
    says: 'Se nel contratto c’è una prova valida di 90 giorni (90 day trial), non può chiedere nulla per il licenziamento stesso. Deve essere firmata prima che inizi.',
  },
  'nz.work.right-reasons': {
    says: 'Può chiedere i motivi per iscritto entro 60 giorni. Il datore di lavoro ha poi 14 giorni per darli.',
  },
  'nz.work.right-process': {
    says: 'Ha il diritto di sapere il problema, di rispondere con una persona di sostegno, e di essere sentito con mente aperta.',
  },
  'nz.work.right-holiday': {
    says: 'Ha il diritto di essere pagato per tutte le ferie non usate quando il lavoro finisce.',
  },
  'nz.work.step-reasons': { says: 'Chieda i motivi per iscritto.' },
  'nz.work.step-keep': { says: 'Tenga la lettera, il contratto, le buste paga e i messaggi.' },
  'nz.work.step-call': {
    says: 'Chiami il Suo sindacato, Community Law o la linea del lavoro allo 0800 20 90 20.',
  },
  'nz.work.opt-deal': {
    says: 'Chieda più soldi o una buona lettera di referenze. Si faccia consigliare prima di firmare.',
    title: 'Chiedere un accordo migliore',
    cost: 'Gratis.',
    time: 'Da giorni a settimane.',
    risk: 'Non lasci passare i 90 giorni.',
    bestFor: 'Vuole andare avanti.',
  },
  'nz.work.insight-redundancy': {
    says: 'Se il posto viene tolto (redundancy), devono consultarla con i fatti prima di decidere. La legge non dà un’indennità, a meno che la dia il Suo contratto.',
    actionable: 'Chieda i motivi dell’azienda e come L’hanno scelta.',
  },
  'nz.work.insight-conduct': {
    says: 'Dal 21 febbraio 2026 la Sua condotta può ridurre quello che riceve, fino a nulla per una colpa grave (serious misconduct).',
    actionable:
      'Dica al Suo consulente tutto quello che è successo, anche quello che non La aiuta.',
  },
  'nz.work.right-good-faith': {
    says: 'Prima di un licenziamento il datore di lavoro deve darle i fatti e una vera possibilità di rispondere.',
  },
  'nz.work.right-holiday-law': {
    says: 'La paga delle ferie che ha guadagnato deve essere pagata con l’ultima paga.',
  },
  'nz.work.right-deductions': {
    says: 'Il datore di lavoro non può prendere soldi dalla Sua paga senza il Suo consenso scritto o la legge.',
  },
  'nz.work.right-human-rights': {
    says: 'Non può essere licenziato per origine, sesso, età, fede, disabilità o famiglia. Può fare reclamo gratis.',
  },
  'nz.work.right-agreement': {
    says: 'Nessuna legge fissa un’indennità (redundancy pay). Guardi il Suo contratto, e che cosa dice quando il lavoro è venduto o spostato.',
  },
  'nz.work.right-trial': {
    says: 'Con una prova valida di 90 giorni (90-day trial) non può agire per licenziamento ingiustificato (unjustified dismissal). Ma vale solo se Lei l’ha accettata per iscritto prima di iniziare il lavoro.',
  },
}
