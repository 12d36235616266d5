/** The French words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_FR: Words = {
  'us.dmca.want': {
    says: 'Un site a reçu une plainte pour droit d’auteur sur quelque chose que vous avez mis en ligne. Il demande si vous l’acceptez ou vous y opposez.',
  },
  'us.dmca.reality': {
    says: 'Ce n’est pas un procès. Le site retire les choses quand on le lui dit, sans juger qui a raison.',
  },
  'us.dmca.right-counter': {
    says: 'Vous pouvez envoyer une réponse (counter-notice) si c’était une erreur. Le site le remet alors le plus souvent en 10 à 14 jours ouvrables, sauf s’ils vous poursuivent en justice.',
  },
  'us.dmca.right-notice-parts': {
    says: 'Une plainte doit nommer l’œuvre, le lieu en ligne et l’expéditeur, et être signée. Demandez une copie au site.',
  },
  'us.dmca.right-false': {
    says: 'Quelqu’un qui fait une fausse plainte en le sachant doit payer le dommage. C’est pareil pour une fausse réponse (counter-notice).',
  },
  'us.dmca.right-fair-use': {
    says: 'Un usage court pour un commentaire, l’information, l’enseignement ou une parodie peut être permis (fair use). L’expéditeur doit y penser avant de se plaindre.',
  },
  'us.dmca.warn-strikes': {
    says: 'Les sites doivent fermer les comptes des personnes avec des plaintes répétées. Ne laissez pas une plainte fausse en place.',
  },
  'us.dmca.step': {
    says: 'Rassemblez d’abord vos preuves : vos propres fichiers, une licence, ou les dates. Une réponse (counter-notice) donne votre nom et votre adresse à l’autre partie.',
  },
  'us.dmca.option-counter': {
    says: 'Envoyez une réponse (counter-notice) par le site si vous êtes sûr de pouvoir utiliser l’œuvre.',
    title: 'Envoyer une réponse (counter-notice)',
    cost: 'Gratuit',
    time: 'Au plus tard à la date indiquée dans le message',
    risk: 'Ils peuvent vous poursuivre en justice. Vous jurez que c’est vrai.',
    bestFor: 'Vous l’avez fait, ou avez une licence.',
  },
  'us.dmca.option-leave': {
    says: 'Si l’œuvre n’est pas à vous, laissez-la retirée et demandez à l’expéditeur de reprendre sa plainte.',
    title: 'La laisser retirée',
    cost: 'Gratuit',
    time: 'Maintenant',
    risk: 'Un avertissement (strike) peut rester sur le compte.',
    bestFor: 'Vous avez utilisé l’œuvre de quelqu’un d’autre.',
  },
}
