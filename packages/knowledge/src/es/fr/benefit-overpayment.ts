/** Benefits paid by mistake (cobro indebido): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_FR: Words = {
  'es.public.want-benefit': {
    says: 'Un service public dit qu’il vous a trop payé, et le redemande (cobro indebido).',
  },
  'es.public.deadline-benefit-review': {
    says: 'Vous avez 30 jours ouvrables depuis le jour où vous avez reçu la décision. Nous comptons depuis sa date.',
    action: 'Déposer une réclamation auprès du service (reclamación previa)',
    consequence: 'La décision devient définitive.',
  },
  'es.public.deadline-benefit-object': {
    says: 'Quand le SEPE écrit d’abord pour un trop-perçu, vous avez dix jours pour contester.',
    action: 'Envoyer votre contestation (alegaciones)',
    consequence: 'Le service décide sans vos mots.',
  },
  'es.public.right-benefit-four': {
    says: 'Ils peuvent redemander des sommes de sécurité sociale sur quatre ans au plus.',
  },
  'es.public.right-benefit-plan': {
    says: 'Vous pouvez demander à rendre en plusieurs fois. Sur une pension de la Seguridad Social, on retient en général 10 à 30 % par mois, pour tout rendre en cinq ans. S’il reste trop peu, cela peut durer plus.',
  },
  'es.public.step-what-benefit': {
    says: 'Voyez quelle aide, quels mois et pourquoi. Comparez avec vos papiers.',
  },
  'es.public.step-object-first': {
    says: 'Rien n’est encore décidé. Si c’est faux, envoyez vos observations (alegaciones) avec des preuves dans le délai de la lettre, souvent dix jours. La réclamation vient plus tard, contre la décision.',
  },
  'es.public.right-benefit-penalty': {
    says: 'Une sanction (sanción) est distincte du remboursement. Il faut un dossier à part, 15 jours ouvrables pour répondre, et la faute nommée. Signalé à temps : pas de sanction.',
  },
  'es.public.option-object-first': {
    title: 'Envoyer vos observations maintenant (alegaciones)',
    says: 'Écrivez pourquoi vous aviez droit à l’argent, ou que la somme est fausse. Joignez des preuves.',
    cost: 'Rien.',
    time: 'Les jours de la lettre, souvent dix.',
    risk: 'Faible. Vous pourrez encore réclamer contre la décision.',
    bestFor: 'Vous aviez signalé le changement, ou la somme est fausse.',
  },
  'es.public.step-appeal-benefit': {
    says: 'Si c’est faux, déposez la reclamación previa et dites pourquoi. Elle est gratuite et sans avocat.',
  },
  'es.public.option-appeal-benefit': {
    title: 'Réclamer auprès du service',
    says: 'Dites pourquoi vous aviez droit à l’argent, ou que la somme est fausse.',
    cost: 'Rien.',
    time: '30 jours ouvrables.',
    risk: 'Faible.',
    bestFor: 'Vous leur aviez dit le changement, ou la somme est fausse.',
  },
}
