/** Fines of a court that were not paid: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINES_FR: Words = {
  'ie.public-debt.fine-want': {
    says: 'Le service des tribunaux (Courts Service) réclame une amende fixée par un juge. Regardez le numéro de l’affaire, la somme due et la date limite.',
  },
  'ie.public-debt.fine-who': {
    says: 'Le Courts Service gère les greffes. Il envoie les avis et reçoit le paiement d’une amende fixée par un juge.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Une amende de tribunal impayée retourne devant le juge. Il peut la faire prendre sur votre salaire ou ordonner un travail d’intérêt général. S’il reste plus de 500 €, il peut faire saisir des biens.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'La prison pour une amende impayée est la dernière étape. Le tribunal doit d’abord penser au salaire, aux biens et au travail d’intérêt général.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Une amende de tribunal de plus de 100 € peut se payer en plusieurs fois sur un an. Le premier versement doit être fait dans les 42 jours de l’amende.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Avant d’ordonner quoi que ce soit pour une amende impayée, le tribunal vous convoque. Allez-y avec un état écrit de vos ressources. Le juge doit le regarder.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Payez l’amende, ou le reste, en ligne ou à la poste, avec le numéro de l’affaire. Gardez le reçu. Si vous ne pouvez pas, appelez le greffe maintenant.',
  },
}
