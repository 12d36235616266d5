/** What can still be done about a job, a benefit or seized pay when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_IT: Words = {
  'us.late.job-step': {
    says: 'Il giorno sicuro per un reclamo di discriminazione sembra passato. Nella maggior parte degli Stati ci sono 300 giorni in tutto, e la legge statale può darne di più. Chieda oggi alla EEOC e all’ufficio statale.',
  },
  'us.late.release-step': {
    says: 'Il giorno per firmare sembra passato. Non ha firmato? Nulla è perso: prenda consiglio e chieda se l’offerta vale ancora. Ha firmato e ha 40 anni o più? Ha 7 giorni per tornare indietro.',
  },
  'us.late.sue-step': {
    says: 'I 90 giorni sembrano passati, ma corrono da quando l’avviso è arrivato. Senta oggi un avvocato del lavoro. I tribunali danno più tempo solo di rado; può servire la legge statale.',
  },
  'us.late.jobless-step': {
    says: 'Ricorra oggi per iscritto, e dica perché è in ritardo. Molti Stati prendono un ricorso tardivo con un buon motivo, come posta arrivata tardi o malattia.',
  },
  'us.late.ssa-step': {
    says: 'Può ancora chiedere l’esonero (waiver, SSA-632): non ha un ultimo giorno. La somma è sbagliata e i 60 giorni sono passati? Mandi oggi SSA-561 e scriva perché è in ritardo.',
  },
  'us.late.ssa-right': {
    says: 'Un ricorso tardivo conta con un buon motivo: malattia grave, un lutto in famiglia, una lettera mai arrivata o che non poteva capire.',
  },
  'us.late.garnishment-step': {
    says: 'Il giorno per dire che cosa è protetto sembra passato. Presenti oggi lo stesso la domanda (exemption) e chieda un’udienza: ogni paga è pignorata di nuovo, e molti Stati l’accettano dopo.',
  },
  'us.late.levy-step': {
    says: 'Il giorno dell’atto sembra passato. Chieda oggi al tribunale o all’ufficiale se i soldi sono ancora fermi. Reclami lo stesso ciò che la legge protegge, e dica perché è tardi.',
  },
  'us.late.federal-garnishment-step': {
    says: 'Chieda oggi per iscritto un’udienza. L’avrà anche se tardi, ma con la paga non devono aspettare, salvo che un fatto fuori dal Suo controllo L’abbia fermata.',
  },
}
