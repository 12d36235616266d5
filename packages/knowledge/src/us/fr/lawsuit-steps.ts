/** The French words of the rows in ../lawsuit-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUIT_STEPS_FR: Words = {
  'us.claim.step-answer': {
    says: 'Cherchez dans l’assignation (summons) le dernier jour pour répondre ou le jour de l’audience. Notez-le maintenant dans votre agenda.',
  },
  'us.claim.step-file': {
    says: 'Déposez une réponse écrite au tribunal. Répondez à chaque point numéroté : d’accord, pas d’accord, ou je ne sais pas.',
  },
  'us.claim.step-help': {
    says: 'Appelez aujourd’hui l’aide juridique (legal aid) ou le centre d’aide du tribunal (self-help center). C’est gratuit. Appeler l’avocat de l’autre partie n’est pas une réponse.',
  },
  'us.claim.step-copy': {
    says: 'Envoyez une copie de votre réponse à l’avocat de l’autre partie. Gardez-en une avec le tampon du tribunal.',
  },
  'us.claim.step-defences': {
    says: 'Donnez vos raisons dans la réponse : dette pas à moi, payée, somme fausse, trop vieille, ou pas de preuve qu’elle leur appartient.',
  },
  'us.claim.step-settle': {
    says: 'Vous pouvez trouver un accord à tout moment. Déposez d’abord votre réponse et ayez l’accord par écrit avec le numéro de l’affaire.',
  },
  'us.claim.option-defend': {
    says: 'Déposez une réponse qui conteste ce qui est faux et donne vos raisons. Puis allez à chaque audience.',
    title: 'Répondre et exiger des preuves',
    cost: 'Des frais de dépôt dans certains tribunaux ; demandez une dispense (waiver)',
    time: 'Dans beaucoup d’États, 20 à 30 jours pour répondre',
    risk: 'Si vous perdez, des frais peuvent s’ajouter.',
    bestFor:
      'Vous ne le devez pas, la somme est fausse, c’est vieux, ou un acheteur de dettes vous poursuit.',
  },
  'us.claim.option-help': {
    says: 'L’aide juridique (legal aid), une clinique d’une faculté de droit ou le centre d’aide du tribunal peut vous aider pour votre réponse.',
    title: 'Obtenir une aide juridique gratuite',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Appelez aujourd’hui',
    risk: 'Aucun. Le délai court toujours.',
    bestFor: 'Vous ne savez pas quoi écrire, ou la somme est grande.',
  },
  'us.claim.option-settle': {
    says: 'Offrez une somme ou un paiement par mois. Demandez que l’affaire soit close (dismissed) et vérifiez au tribunal qu’elle l’est.',
    title: 'Régler l’affaire par un accord',
    cost: 'Ce que vous acceptez de payer',
    time: 'Des jours à des semaines',
    risk: 'Un accord sans papier déposé n’empêche peut-être pas un jugement par défaut (default judgment).',
    bestFor: 'Vous le devez et pouvez payer une partie maintenant ou en plusieurs fois.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Une procédure de faillite (bankruptcy) arrête tout de suite la plupart des procès et des réclamations. Il faut d’abord un court cours avec un conseiller agréé.',
    title: 'Se renseigner sur la faillite (bankruptcy)',
    cost: 'Des frais de tribunal ; souvent le premier entretien avec un avocat est gratuit',
    time: 'Quelques mois ou années',
    risk: 'Cela reste dans votre dossier de crédit jusqu’à dix ans.',
    bestFor: 'Vos dettes dépassent de loin ce que vous pourrez jamais payer.',
  },
}
