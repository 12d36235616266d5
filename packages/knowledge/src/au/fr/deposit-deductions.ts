/** The French words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_FR: Words = {
  'au.kept.right-wear': {
    says: 'Ils peuvent garder de l’argent seulement pour ce que vous devez ou avez cassé. L’usure normale (fair wear and tear) n’est pas à votre charge.',
  },
  'au.kept.right-agree': {
    says: 'Dans la plupart des États, une autorité garde la caution (bond). Dans le Territoire du Nord, le propriétaire ou l’agent la garde en dépôt (trust). Nulle part un propriétaire ne peut la garder si vous n’êtes pas d’accord.',
  },
  'au.kept.step-claim': {
    says: 'Demandez vous-même toute la caution (bond) à l’autorité des cautions, en ligne. Ne signez pas un formulaire vide.',
  },
  'au.kept.step-proof': {
    says: 'Réunissez les deux états des lieux (condition reports), vos photos et vos reçus. Demandez les factures au propriétaire.',
  },
  'au.kept.option-tribunal': {
    says: 'Dites non par écrit, et allez à temps au tribunal de votre État. Le service des locataires aide gratuitement.',
    title: 'Laisser le tribunal décider',
    cost: 'De petits frais, moins avec une carte de réduction (concession card).',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous n’acceptez pas ce qu’ils gardent.',
  },
}
