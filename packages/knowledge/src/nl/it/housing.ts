/** The Italian words of the Netherlands: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'nl.home.want': {
    says: 'Il padrone di casa vuole che vada via. Una lettera da sola non chiude il Suo diritto di restare.',
  },
  'nl.home.want-rent': {
    says: 'Il padrone di casa dice che deve affitto.',
  },
  'nl.home.who': {
    says: 'È il padrone di casa, o chi scrive per lui. Solo un giudice può chiudere il contratto contro la Sua volontà.',
  },
  'nl.home.real': {
    says: 'Non deve andare via per questa lettera. Il padrone di casa deve prima andare in tribunale.',
  },
  'nl.home.not-yet': {
    says: 'Nessuno può cambiare la serratura o metterla fuori. Può solo un ufficiale giudiziario (deurwaarder) con una sentenza.',
  },
  'nl.home.rights': {
    says: 'Può dire no a una disdetta, chiedere un piano di pagamento e dire al giudice la Sua versione.',
  },
  'nl.home.deadline-six': {
    says: 'La disdetta deve chiederle di dire entro sei settimane se è d’accordo. Se non dice nulla, non è d’accordo.',
    action: 'Dire per iscritto al padrone di casa che non è d’accordo',
    consequence:
      'Il padrone di casa può allora chiedere a un giudice di chiudere il contratto. Può restare finché il giudice decide.',
  },
  'nl.home.right-judge': {
    says: 'Ha diritto di restare finché un giudice decide.',
  },
  'nl.home.right-grounds': {
    says: 'Al padrone di casa serve un motivo di legge per chiudere il contratto. La disdetta deve dirlo.',
  },
  'nl.home.right-notice': {
    says: 'Ha diritto a un preavviso da tre a sei mesi, per raccomandata o ufficiale giudiziario (deurwaarder).',
  },
  'nl.home.right-fixed': {
    says: 'I contratti dal 1 luglio 2024 sono di solito senza data di fine. Un contratto a tempo vale solo per casi elencati.',
  },
  'nl.home.right-help': {
    says: 'Ha diritto ad aiuto rapido del comune per i debiti quando la casa è a rischio.',
  },
  'nl.home.option-no': {
    title: 'Dire no alla disdetta',
    says: 'Scriva che non è d’accordo.',
    cost: 'Nulla.',
    time: 'Entro sei settimane.',
    risk: 'Il padrone di casa può andare in tribunale.',
    bestFor: 'Vuole restare.',
  },
  'nl.home.option-plan': {
    title: 'Offrire un piano di pagamento',
    says: 'Paghi l’affitto nuovo e una somma per quello vecchio.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Lo rispetti, o può seguire il tribunale.',
    bestFor: 'Deve affitto.',
  },
  'nl.home.option-help': {
    title: 'Chiedere al comune e al Juridisch Loket',
    says: 'Aiuto gratis per debiti d’affitto e disdette.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'La Sua casa è a rischio.',
  },
  'nl.home.warn-three': {
    says: 'Con circa tre mesi di arretrati i giudici ordinano spesso lo sfratto. Agisca prima.',
  },
  'nl.rent.right-costs': {
    says: 'Le spese di recupero vengono solo dopo una lettera gratuita con 14 giorni per pagare.',
  },
  'nl.home.right-own-use': {
    says: 'Per uso proprio il locatore deve provare al giudice un bisogno urgente e che Lei può trovare un’altra casa. Se deve andare, chieda le spese di trasloco.',
  },
}
