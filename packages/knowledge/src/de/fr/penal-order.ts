/** The French words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_WORDS: Words = {
  'de.penal-order.want': {
    says: 'Un tribunal pénal vous punit par écrit, sans audience (Strafbefehl).',
  },
  'de.penal-order.warning': {
    says: 'Après deux semaines il vaut comme un jugement et peut donner un casier. Appelez un avocat pénaliste maintenant.',
  },
  'de.penal-order.deadline': {
    says: 'Vous avez deux semaines dès le jour écrit sur l’enveloppe jaune pour vous opposer (Einspruch).',
    action: 'Envoyer votre opposition (Einspruch) au tribunal qui a rendu l’ordonnance',
    consequence: 'La peine devient définitive comme un jugement.',
  },
  'de.penal-order.right-object': {
    says: 'Vous pouvez vous opposer sans motif. Il y a alors une audience. Vous pouvez aussi contester seulement le montant par jour (Tagessatz).',
  },
  'de.penal-order.right-parts': {
    says: 'C’est juste mais trop d’un coup ? Demandez au parquet de payer en plusieurs fois ou de travailler à la place.',
  },
  'de.penal-order.step': {
    says: 'Notez le jour de l’enveloppe. Faites voir le dossier par un avocat avant de vous expliquer. Une opposition peut être retirée plus tard.',
  },
  'de.penal-order.option': {
    says: 'Écrivez au tribunal : « Ich lege Einspruch ein », le numéro de dossier, la date et votre signature.',
    title: 'S’opposer à l’ordonnance pénale',
    cost: 'L’envoi est gratuit ; des frais si vous perdez',
    time: 'Deux semaines',
    risk: 'Après une audience la peine peut être plus haute.',
    bestFor: 'Ce n’était pas vous, ou la somme ne va pas avec vos revenus.',
  },
}
