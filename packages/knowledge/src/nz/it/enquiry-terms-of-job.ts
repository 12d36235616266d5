/** Questions about breaks at work and a fixed term job that is ended early: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_IT: Words = {
  'nz.ask.breaks': {
    says: 'No, le pause Le spettano. In otto ore due pause pagate di 10 minuti e una pausa pasto di 30, che può non essere pagata. In quattro-sei ore una di ciascuna. In due-quattro ore 10 minuti pagati. Turni più lunghi, di più. Solo alcuni servizi essenziali fanno eccezione, con compenso. Chieda per iscritto, poi 0800 20 90 20, gratis.',
  },
  'nz.ask.fixed-term-job': {
    says: 'Un termine vale solo con un motivo vero, detto e scritto nel contratto. Altrimenti è permanente. Possono chiuderlo prima solo se il contratto lo permette o per un buon motivo con procedura equa. Altrimenti è licenziamento ingiusto, e può chiedere la paga fino alla fine. Reclamo (personal grievance) per iscritto entro 90 giorni. Aiuto: 0800 20 90 20.',
  },
}
