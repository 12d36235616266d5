/** Traffic fines, penal orders, tax and social insurance decisions: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_WORDS: Words = {
  'ch.public.fine-want': {
    says: 'La police ou le ministère public vous demande de payer une amende.',
  },
  'ch.public.fine-who': { says: 'C’est une autorité publique.' },
  'ch.public.fine-real': {
    says: 'Une petite amende (amende d’ordre) ne va pas dans le casier judiciaire.',
  },
  'ch.public.fine-not-yet': { says: 'Pendant les trente jours, rien ne s’ajoute.' },
  'ch.public.fine-rights': { says: 'Vous pouvez payer, ou refuser et faire examiner l’affaire.' },
  'ch.public.fine-thirty': {
    says: 'Vous avez trente jours pour payer une amende d’ordre.',
    action: 'Payer, ou dire que vous ne l’acceptez pas',
    consequence: 'Une procédure ordinaire commence, avec des frais.',
  },
  'ch.public.fine-penal': {
    says: 'Vous avez dix jours pour faire opposition par écrit à une ordonnance pénale.',
    action: 'Envoyer votre opposition',
    consequence: 'L’ordonnance pénale devient un jugement définitif.',
  },
  'ch.public.fine-check': { says: 'Vérifiez le jour, le lieu et la voiture. Était-ce vous ?' },
  'ch.public.fine-object': {
    says: 'Si vous n’êtes pas d’accord, écrivez : « Je fais opposition ». Signez et envoyez en recommandé dans les dix jours.',
  },
  'ch.public.fine-plan': {
    says: 'Si vous ne pouvez pas payer, demandez aujourd’hui un délai ou un plan.',
  },
  'ch.public.fine-right': { says: 'Vous avez droit à un juge si vous n’acceptez pas.' },
  'ch.public.fine-pay': {
    title: 'Payer à temps',
    says: 'Payez et c’est terminé.',
    cost: 'L’amende.',
    time: 'Trente jours.',
    risk: 'Vous l’acceptez.',
    bestFor: 'Elle est juste.',
  },
  'ch.public.fine-option': {
    title: 'Refuser ou faire opposition',
    says: 'Demandez la procédure complète.',
    cost: 'Des frais si vous perdez.',
    time: 'Dix jours pour une ordonnance pénale.',
    risk: 'Cela peut coûter plus.',
    bestFor: 'Les faits sont faux.',
  },
  'ch.public.tax-want': { says: 'L’administration fiscale vous dit ce que vous devez payer.' },
  'ch.public.tax-real': {
    says: 'Une décision fiscale peut être contestée, et vous pouvez demander du temps.',
  },
  'ch.public.tax-thirty': {
    says: 'Vous avez trente jours pour contester une taxation (réclamation).',
    action: 'Envoyer votre réclamation',
    consequence: 'La taxation reste valable.',
  },
  'ch.public.tax-step': {
    says: 'Comparez-la avec votre déclaration. Déposez une réclamation écrite si elle est fausse.',
  },
  'ch.public.tax-ease': {
    says: 'Si vous ne pouvez pas payer, demandez des acomptes ou, en cas de vrai besoin, une remise.',
  },
  'ch.public.tax-right': {
    says: 'Vous avez le droit de déposer une réclamation. C’est en général gratuit.',
  },
  'ch.public.tax-option': {
    title: 'Déposer une réclamation',
    says: 'Écrivez ce qui est faux, avec des preuves.',
    cost: 'Le plus souvent rien.',
    time: 'Trente jours.',
    risk: 'Les intérêts courent.',
    bestFor: 'La somme est fausse.',
  },
  'ch.public.fine-missed': {
    says: 'Vous avez manqué les dix jours sans faute de votre part ? Dans les 30 jours dès que vous pouvez agir, demandez la restitution du délai et faites aussi opposition.',
  },
}
