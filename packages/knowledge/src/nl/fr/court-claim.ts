/** The French words of the Netherlands: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'nl.court.want': {
    says: 'Quelqu’un vous amène au tribunal. L’assignation (dagvaarding) dit ce qu’on réclame et quel jour l’affaire commence.',
  },
  'nl.court.who': {
    says: 'Un huissier (deurwaarder) l’apporte pour l’autre partie. Le juge (kantonrechter) décide jusqu’à 25 000 €, et dans toutes les affaires de loyer et de travail.',
  },
  'nl.court.real': {
    says: 'Rien n’est encore décidé. Vous pouvez encore répondre, même sans avocat.',
  },
  'nl.court.not-yet': {
    says: 'Le plus souvent, personne ne peut prendre votre salaire ou vos biens avant la décision du juge.',
  },
  'nl.court.rights': {
    says: 'Vous pouvez répondre par écrit ou en personne, et demander plus de temps. Vous ne payez pas de frais de tribunal ici.',
  },
  'nl.court.deadline-day': {
    says: 'Répondez ou demandez plus de temps au plus tard le jour d’audience écrit dans l’assignation (dagvaarding).',
    action: 'Répondre à l’assignation (dagvaarding)',
    consequence: 'Le juge donne le plus souvent à l’autre partie ce qu’elle demande.',
  },
  'nl.court.step-day': {
    says: 'Cherchez le jour d’audience et le numéro du dossier. Notez-les maintenant.',
  },
  'nl.court.step-reply': {
    says: 'Envoyez votre réponse au tribunal avant ce jour, ou allez-y. Vous pouvez aussi demander plus de temps (uitstel).',
  },
  'nl.court.step-help': {
    says: 'Appelez le Juridisch Loket. Demandez de l’aide pour votre réponse (verweer).',
  },
  'nl.court.step-defend': {
    says: 'Dites ce qui est faux et envoyez des preuves : paiements, lettres, contrat. Dites-le si la dette est trop ancienne.',
  },
  'nl.court.step-costs': {
    says: 'Vérifiez les frais. Dites-le si vous n’avez jamais reçu de lettre de 14 jours (veertiendagenbrief).',
  },
  'nl.court.step-settle': {
    says: 'Si vous la devez, appelez vite l’huissier (deurwaarder) et offrez un plan. Obtenez par écrit que l’affaire s’arrête.',
  },
  'nl.court.right-week': {
    says: 'Le plus souvent, il doit y avoir au moins une semaine entre l’assignation (dagvaarding) et le jour d’audience.',
  },
  'nl.court.right-alone': {
    says: 'Vous pouvez parler pour vous-même devant ce juge (kantonrechter).',
  },
  'nl.court.right-fee': {
    says: 'Si l’on vous attaque là, vous ne payez pas de frais de tribunal (griffierecht).',
  },
  'nl.court.option-defend': {
    title: 'Répondre à la demande',
    says: 'Écrivez ou dites au juge pourquoi elle est fausse.',
    cost: 'Pas de frais de tribunal.',
    time: 'Avant le jour d’audience.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous n’êtes pas d’accord avec tout ou une partie.',
  },
  'nl.court.option-settle': {
    title: 'Convenir d’un plan avec l’huissier',
    says: 'Offrez une somme chaque mois et demandez d’arrêter l’affaire.',
    cost: 'Ce que vous offrez, et quelques frais.',
    time: 'Cette semaine.',
    risk: 'Répondez quand même au tribunal jusqu’à l’arrêt.',
    bestFor: 'Vous la devez.',
  },
  'nl.court.option-help': {
    title: 'Demander une aide juridique gratuite',
    says: 'Le Juridisch Loket vous dit quoi faire.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi écrire.',
  },
  'nl.court.warn-silent': {
    says: 'Si vous ne réagissez pas, le juge accepte le plus souvent la demande sans vous (verstek).',
  },
}
