/** Trattenute sulla cauzione: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_IT: Words = {
  'gb.deposit.want': {
    says: 'Vogliono tenere parte della Sua cauzione (deposit). Serve il Suo sì, o una decisione dell’ente o di un tribunale.',
  },
  'gb.deposit.rights': {
    says: 'Può dire no a ogni somma. L’ente della cauzione (deposit scheme) decide allora gratis, e i soldi contestati restano al sicuro.',
  },
  'gb.deposit.step-answer': {
    says: 'Risponda in tempo. Dica sì o no a ogni somma, con un motivo.',
  },
  'gb.deposit.step-proof': {
    says: 'Chieda la lista di entrata, le foto e le fatture. Raccolga le Sue foto, i messaggi e le ricevute.',
  },
  'gb.deposit.step-agreed': {
    says: 'Chieda di avere subito la parte che nessuno contesta.',
  },
  'gb.deposit.option-scheme': {
    says: 'Rifiuti le somme che non vanno e chieda all’ente di decidere sulle carte.',
    title: 'Usare l’ente gratuito della cauzione',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Tutti e due devono accettare, e la decisione è finale.',
    bestFor: 'Le somme sono troppo alte o senza prove.',
  },
  'gb.deposit.option-deal': {
    says: 'Offra quello che è giusto per un danno vero e chieda il resto.',
    title: 'Accordarsi su una somma più piccola',
    cost: 'La somma concordata.',
    time: 'Alcuni giorni.',
    risk: 'Un accordo non si può annullare.',
    bestFor: 'Una parte è vera.',
  },
}
