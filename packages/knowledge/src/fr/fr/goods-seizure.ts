/** The seizure of things at home (saisie-vente): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_SEIZURE_WORDS: Words = {
  'fr.officer.want-goods': {
    says: 'On fait la liste de biens chez vous pour les vendre (saisie-vente).',
  },
  'fr.officer.not-yet-goods': {
    says: 'Ils ne peuvent pas saisir de biens chez vous avant huit jours après le commandement de payer.',
  },
  'fr.officer.deadline-goods': {
    says: 'Vous avez un mois pour vendre vous-même les biens, ou dire lesquels sont insaisissables.',
    action: 'Vendre les biens vous-même, ou contester la liste',
    consequence: 'Après, ils peuvent être vendus aux enchères.',
  },
  'fr.officer.deadline-eight': {
    says: 'Vous avez huit jours pour payer ou trouver un accord avant une saisie.',
    action: 'Payer, ou convenir d’un plan',
    consequence: 'Après, il peut venir saisir des biens.',
  },
  'fr.officer.step-goods': {
    says: 'Listez ce qui doit rester : lit, vêtements, table, frigo, cuisinière, lave-linge, affaires d’enfant, outils de travail.',
  },
  'fr.officer.right-goods': {
    says: 'Ce qu’il faut pour vivre et travailler ne peut pas être saisi.',
  },
}
