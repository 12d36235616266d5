/** Ways to go about a private parking charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_FR: Words = {
  'gb.parking.option-appeal': {
    says: 'Donnez vos raisons et vos preuves de la façon indiquée dans l’avis. S’ils disent non, demandez le recours indépendant.',
    title: 'Faire un recours à la société de stationnement',
    cost: 'Gratuit',
    time: 'Dans les 28 jours, de préférence dans les 14',
    risk: 'Après 14 jours, vous pouvez perdre le prix plus bas.',
    bestFor:
      'Vous avez payé, les panneaux étaient mauvais, vous aviez une raison, ou l’avis est arrivé en retard.',
  },
  'gb.parking.option-pay': {
    says: 'Payez de la façon indiquée dans l’avis et gardez la preuve. C’est alors fini.',
    title: 'Payer le prix plus bas',
    cost: 'La somme réduite de l’avis',
    time: 'En général dans les 14 jours',
    risk: 'Payer met fin à votre droit de recours.',
    bestFor: 'Vous n’avez pas suivi une règle claire et n’avez pas de bonne raison.',
  },
  'gb.parking.option-independent': {
    says: 'Utilisez POPLA ou l’IAS, comme la lettre le dit. Répondez à chaque point de la société et joignez vos preuves.',
    title: 'Faire le recours indépendant',
    cost: 'Gratuit',
    time: 'Jusqu’au dernier jour donné dans la lettre de refus',
    risk: 'Si vous perdez, vous n’aurez plus le prix plus bas.',
    bestFor: 'La société a dit non et vous pensez toujours que c’est faux.',
  },
  'gb.parking.option-dispute': {
    says: 'Envoyez une seule lettre claire avec vos raisons. Demandez la preuve de la somme et de chaque frais ajouté.',
    title: 'Contester par écrit',
    cost: 'Gratuit',
    time: 'Avant la date de la lettre',
    risk: 'Ils peuvent aller au tribunal, où des frais s’ajoutent si vous perdez.',
    bestFor: 'Vous avez une bonne raison ou une preuve.',
  },
  'gb.parking.option-settle': {
    says: 'Offrez par écrit une somme pour en finir. Demandez-leur de confirmer que plus rien n’est dû.',
    title: 'Proposer un arrangement',
    cost: 'La première somme, ou moins',
    time: 'Quelques semaines',
    risk: 'Ils peuvent refuser. Écrivez que ce n’est pas un aveu.',
    bestFor: 'Vous voulez en finir et votre dossier est faible.',
  },
  'gb.parking.option-help': {
    says: 'Citizens Advice peut vérifier l’avis et aider pour un recours ou un formulaire du tribunal.',
    title: 'Prendre un conseil gratuit',
    cost: 'Gratuit',
    time: 'Un appel ou une visite',
    risk: 'Les jours courent pendant l’attente.',
    bestFor: 'Vous n’êtes pas sûr, ou des papiers du tribunal sont arrivés.',
  },
}
