/** The Italian words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'nz.fine.want': { says: 'Cerchi la regola, il luogo, la data e l’ultimo giorno per agire.' },
  'nz.fine.reality': {
    says: 'Può pagare, scrivere per spiegare o chiedere un’udienza. Agisca prima dell’ultimo giorno.',
  },
  'nz.fine.who': { says: 'Questo avviso (infringement notice) viene da un ente pubblico. È vero.' },
  'nz.fine.rights': {
    says: 'Può chiedere un’udienza in tribunale, o scrivere perché la somma va tolta.',
  },
  'nz.fine.right-hearing': { says: 'Ha il diritto di chiedere un’udienza (hearing).' },
  'nz.fine.right-write': {
    says: 'Può scrivere all’ufficio che l’ha mandato e spiegare. Chieda anche tempo per pagare.',
  },
  'nz.fine.pay': {
    says: 'Ha 28 giorni da quando riceve l’avviso. Contiamo dalla sua data.',
    action: 'Pagare, scrivere per spiegare, o chiedere un’udienza',
    consequence: 'Arriva un promemoria. Dopo va in tribunale e si aggiungono costi.',
  },
  'nz.fine.step-check': { says: 'Controlli la targa, il luogo, l’ora e l’ultimo giorno.' },
  'nz.fine.step-driver': {
    says: 'Se non guidava, nomini chi guidava o mostri che ha venduto l’auto.',
  },
  'nz.fine.step-time': { says: 'Se non può pagare tutto subito, chieda di pagare a rate.' },
  'nz.fine.opt-write': {
    says: 'Dica perché è sbagliato o ingiusto e aggiunga prove.',
    title: 'Scrivere e spiegare',
    cost: 'Gratis.',
    time: '28 giorni.',
    risk: 'Basso.',
    bestFor: 'Aveva un buon motivo, o è un errore.',
  },
  'nz.fine.opt-pay': {
    says: 'Paghi tutto o a rate.',
    title: 'Pagare',
    cost: 'La somma chiesta.',
    time: '28 giorni.',
    risk: 'Possono seguire punti di penalità (demerit points).',
    bestFor: 'È giusto.',
  },
  'nz.fine.opt-hearing': {
    says: 'Decide un giudice o un giudice di pace (justice of the peace).',
    title: 'Chiedere un’udienza',
    cost: 'Costi del tribunale se perde.',
    time: '28 giorni.',
    risk: 'Può costare di più.',
    bestFor: 'Ha prove forti.',
  },
  'nz.fine.warn': {
    says: 'Quando una multa è in tribunale, possono prendere soldi dalla Sua paga o dalla banca, o mettere una ganascia alla Sua auto.',
  },
  'nz.fine.right-driver': {
    says: 'Per molte multe stradali il proprietario può mostrare chi guidava, o che l’auto era venduta o rubata. Lo faccia entro 28 giorni.',
  },
  'nz.fine.right-hearing-law': {
    says: 'Può scrivere per chiedere un’udienza (hearing), e dire perché non lo deve. Può anche chiedere di pagare a rate.',
  },
  'nz.toll.right-notice': {
    says: 'Un pedaggio non pagato inizia con un avviso di pagamento e una piccola spesa. Una multa arriva solo se non lo paga in tempo.',
  },
  'nz.toll.right-owner': {
    says: 'Se guidava un’altra persona, o l’auto era venduta o rubata, lo dica a NZTA con prove.',
  },
  'nz.fine.right-fee': {
    says: 'La somma per ogni velocità è fissata dalla legge; la confronti. Una multa da telecamera non porta punti. Quella di un agente sì.',
  },
  'nz.fine.right-fixed': {
    says: 'L’importo per ogni infrazione di questo tipo è fissato da un regolamento nazionale, non dal comune. Cerchi lì la somma e confronti.',
  },
}
