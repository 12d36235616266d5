/** Claims before a court: the papers, the days to answer and the defence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'nz.claim.want': { says: 'Può rispondere e dire la Sua. Cerchi l’ultimo giorno per farlo.' },
  'nz.claim.reality': {
    says: 'È un vero passo in tribunale. Non è ancora una sentenza. Se risponde in tempo, devono provare il loro caso.',
  },
  'nz.claim.who': {
    says: 'Chi fa causa è l’attore (plaintiff o applicant). Lei è il convenuto (defendant o respondent). Il tribunale non sta da nessuna parte.',
  },
  'nz.claim.rights': {
    says: 'Può difendersi su tutto o su una parte, trovare un accordo o chiedere di pagare a rate.',
  },
  'nz.claim.not-yet': {
    says: 'Non possono ancora toccare la Sua paga, il conto o le cose. Prima serve loro una sentenza.',
  },
  'nz.claim.know-tribunal': {
    says: 'Dal 24 gennaio 2026 il Disputes Tribunal sente richieste contestate fino a 60.000 $. Gli avvocati non possono comparire lì.',
  },
  'nz.claim.right-defend': {
    says: 'Ha il diritto di presentare una difesa (statement of defence) e di essere sentito.',
  },
  'nz.claim.right-transfer': {
    says: 'Se contesta una richiesta fino a 60.000 $, può chiedere di spostarla al Disputes Tribunal.',
  },
  'nz.claim.right-old': {
    says: 'Può dire che la richiesta è troppo vecchia. Lo scriva nella Sua difesa.',
  },
  'nz.claim.defence': {
    says: 'Ha 25 giorni lavorativi dalla consegna per presentare una difesa (defence). Contiamo dalla data del documento, per sicurezza.',
    action: 'Presentare la Sua difesa (statement of defence) al tribunale',
    consequence: 'Possono avere una sentenza senza sentirla.',
  },
  'nz.claim.step-date': {
    says: 'Scriva il giorno in cui ha ricevuto le carte. L’avviso (notice of proceeding) dice quanti giorni ha.',
  },
  'nz.claim.step-help': {
    says: 'Chiami oggi Community Law o Citizens Advice Bureau per un aiuto gratuito.',
  },
  'nz.claim.step-file': {
    says: 'Presenti la Sua difesa (statement of defence) al tribunale in tempo, e mandi una copia all’altra parte.',
  },
  'nz.claim.step-proof': {
    says: 'Raccolga le Sue carte: contratto, fatture, e-mail e prove di pagamento.',
  },
  'nz.claim.opt-defend': {
    says: 'Dica con che cosa è d’accordo, con che cosa no, e perché.',
    title: 'Presentare una difesa',
    cost: 'Quasi sempre gratis.',
    time: '25 giorni lavorativi.',
    risk: 'Se perde, può dover pagare dei costi.',
    bestFor: 'Non lo deve, o non tutto.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Chieda al tribunale di spostare il caso. È più semplice e non ci sono avvocati.',
    title: 'Chiedere il Disputes Tribunal',
    cost: 'Una piccola tassa o nessuna.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Presenti anche una difesa se il giorno è vicino.',
    bestFor: 'Contesta la richiesta ed è di 60.000 $ o meno.',
  },
  'nz.claim.opt-settle': {
    says: 'Offra una somma o un piano. Presenti comunque la Sua difesa, a meno che l’accordo sia firmato.',
    title: 'Trovare un accordo',
    cost: 'La somma concordata.',
    time: 'Prima dell’ultimo giorno per rispondere.',
    risk: 'Se l’accordo non arriva, il tempo può passare.',
    bestFor: 'Lo deve, ma non può pagare tutto subito.',
  },
  'nz.claim.warn-default': {
    says: 'Se non risponde in tempo, il tribunale può decidere senza di Lei.',
  },
  'nz.claim.right-lender': {
    says: 'In un prestito chi presta deve aver prestato con cura, detto le condizioni e chiesto spese giuste. Se no, lo scriva nella difesa.',
  },
}
