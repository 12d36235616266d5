/** How long a claim can be brought for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'be.limitation.medical': {
    says: 'Les factures de soins se réclament pendant deux ans à partir de la fin du mois des soins.',
    from: 'la fin du mois des soins',
    restartedBy:
      'Une reconnaissance écrite ou une citation fait repartir les deux ans. Une mise en demeure d’avocat ou d’huissier peut ajouter un an.',
  },
  'be.limitation.network': {
    says: 'Les factures d’électricité, gaz, eau, téléphone et internet se réclament pendant cinq ans.',
    from: 'le jour d’échéance de la facture',
    restartedBy:
      'Une reconnaissance écrite ou une citation fait repartir les cinq ans. Une mise en demeure d’avocat ou d’huissier peut ajouter un an.',
  },
  'be.limitation.rent': {
    says: 'Le loyer se réclame pendant cinq ans à partir de l’échéance.',
    from: 'le jour d’échéance de chaque loyer',
    restartedBy: 'Une reconnaissance écrite ou une citation fait repartir les cinq ans.',
  },
  'be.limitation.general': {
    says: 'Beaucoup de créances de contrat durent dix ans, et certaines bien moins. Demandez conseil gratuitement.',
    from: 'le jour d’échéance',
    restartedBy: 'Une reconnaissance écrite ou une citation fait repartir le délai.',
  },
  'be.limitation.know-judge': {
    says: 'Depuis le 1er octobre 2024, le juge peut relever lui-même la prescription d’une créance d’entreprise. Dites-le quand même.',
  },
}
