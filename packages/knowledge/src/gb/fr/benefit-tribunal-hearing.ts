/** A notice of a hearing at a benefit tribunal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_FR: Words = {
  'gb.tribunal.benefit-step-papers': {
    says: 'Lisez le dossier de l’organisme et marquez les erreurs. Envoyez tout de suite les nouvelles preuves, comme des lettres du médecin.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Participez à l’audience, sur place, par téléphone ou vidéo. Racontez une journée ordinaire et une mauvaise.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'L’appel est gratuit. Même si vous perdez, vous ne payez pas les frais de l’autre.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'Vous êtes prévenu au moins 14 jours avant, sauf votre accord. Si vous ne pouvez pas venir, demandez vite un autre jour.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'Vous pouvez venir avec quelqu’un qui parle ou vous soutient. Demandez avant les frais de trajet au tribunal.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Si vous manquez l’audience pour une bonne raison, vous pouvez demander sous un mois l’annulation (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'Le tribunal peut revoir toute l’aide. Il peut l’augmenter, et rarement la baisser.',
    actionable: 'Si vous touchez déjà une partie, voyez d’abord un conseiller.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Faites une courte liste des points mal jugés, avec la preuve.',
    title: 'Aller à l’audience avec vos preuves',
    cost: 'Rien.',
    time: 'Environ une heure ce jour-là.',
    risk: 'Une décision sur dossier aide moins de gens.',
    bestFor: 'Presque tous ceux qui peuvent participer.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, un Law Centre ou le service social de la mairie peut écrire pour vous.',
    title: 'Trouver un conseiller gratuit',
    cost: 'Rien.',
    time: 'Demandez maintenant, des semaines avant.',
    risk: 'Ils n’ont pas toujours le temps. Envoyez vos preuves quand même.',
    bestFor: 'Écrire et parler est dur pour vous.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'L’appel est gratuit, même si vous perdez. Envoyez vite les nouvelles preuves et participez.',
  },
}
