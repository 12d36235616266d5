/** French: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_FR: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: 'La mairie (council) dit qu’une voiture non admise est entrée dans la zone. Elle veut un paiement dans les 28 jours, ou vos raisons par écrit.',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: 'La mairie (council) a ajouté la moitié, car rien n’a été payé à temps. Elle veut toute la somme dans les 14 jours.',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'Vous pouvez écrire à la mairie (council) pourquoi c’est faux. Après un non, le First-tier Tribunal for Scotland peut décider.',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'C’est une affaire civile, pas un délit. Mais si vous ne faites rien, la somme augmente et des huissiers (sheriff officers) peuvent l’encaisser.',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'Les mairies (councils) écossaises gèrent ces zones et envoient les avis au titulaire de la voiture.',
  },
  'gb.pcn.lez-scotland-sums': {
    says: 'La première fois coûte 60 £. La suivante dans la même zone sous 90 jours coûte le double, et plus tard davantage.',
  },
  'gb.pcn.scotland-right-zone': {
    says: 'Vous avez 28 jours pour écrire à la mairie (council) pourquoi c’est faux : un badge handicapé (blue badge), une voiture exemptée, une voiture déjà vendue, ou ce qui rend la somme injuste. Joignez des preuves. Vous n’avez pas à payer en attendant la réponse.',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: 'Vous payez la moitié si vous payez dans les 14 jours après réception.',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: 'Vous pouvez demander par écrit à la mairie (council) la photo de votre voiture. C’est gratuit, et elle a 14 jours pour l’envoyer.',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'Après ce non, vous avez 14 jours pour payer la moitié, ou 28 jours pour un recours au First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: 'Le premier avis ne vous est jamais parvenu ? Écrivez à la mairie (council) maintenant. Elle peut encore étudier vos raisons, et doit alors annuler cette hausse (charge certificate).',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: 'Payez la moitié dans les 14 jours, ou écrivez à la mairie (council) dans les 28 jours avec vos raisons et des preuves.',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: 'Payez la moitié dans les 14 jours, ou faites un recours au First-tier Tribunal dans les 28 jours. La lettre dit comment.',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: 'Payez dans les 14 jours, ou appelez la mairie (council) aujourd’hui si vous avez écrit à temps ou n’avez jamais eu le premier avis.',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: 'Écrivez à la mairie (council) avec votre raison et vos preuves.',
    title: 'La contester',
    cost: 'Gratuit auprès de la mairie (council)',
    time: 'Dans les 28 jours',
    risk: 'Après un non, vous avez encore 14 jours pour la moitié.',
    bestFor: 'La voiture est exemptée, était vendue ou n’était pas là.',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: 'Payez de la façon indiquée dans l’avis et gardez la preuve.',
    title: 'Payer la moitié maintenant',
    cost: 'La moitié de la somme',
    time: 'Dans les 14 jours',
    risk: 'Payer clôt l’affaire.',
    bestFor: 'L’amende est juste.',
  },
  'gb.pcn.lez-scotland-warning': {
    says: 'Si vous ne faites rien, un avis d’augmentation (charge certificate) ajoute la moitié. Après 14 jours de plus, la mairie peut employer des huissiers (sheriff officers).',
  },
}
