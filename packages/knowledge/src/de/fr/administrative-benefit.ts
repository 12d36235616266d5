/** The French words of the rows in ../administrative-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_WORDS: Words = {
  'de.admin-benefit.deadline': {
    says: 'Vous avez un mois dès le jour où la décision vous est parvenue. La fin dit s’il faut s’opposer ou aller en justice.',
    action:
      'Envoyer votre opposition (Widerspruch), ou agir en justice si la lettre le dit (Klage)',
    consequence: 'La décision devient définitive, même si elle est fausse.',
    service: 'une lettre d’un office compte comme reçue le quatrième jour après l’envoi',
  },
  'de.admin-benefit.right-object': {
    says: 'Vous pouvez vous opposer dans le mois. Dans certains Länder on va tout de suite au tribunal administratif (Verwaltungsgericht).',
  },
  'de.admin-benefit.right-stops': {
    says: 'Une opposition à temps arrête en général le remboursement jusqu’à la décision.',
  },
  'de.admin-benefit.step': {
    says: 'Lisez la fin de la lettre (Rechtsbehelfsbelehrung) : où écrire, comment et jusqu’à quand. Gardez la preuve d’envoi.',
  },
}
