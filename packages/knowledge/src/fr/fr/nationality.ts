/** The French words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_FR: Words = {
  'fr.nationality.want': {
    says: 'Le préfet rejette ou ajourne votre naturalisation.',
  },
  'fr.nationality.reality': {
    says: 'À la fin de l’ajournement, vous pouvez redéposer une demande. Votre séjour ne change pas.',
  },
  'fr.nationality.deadline': {
    says: 'Vous avez deux mois dès la lettre pour écrire au ministre (Sous-direction de l’accès à la nationalité). Sans cela, pas de tribunal.',
    action: 'Écrire au ministre en recommandé',
    consequence: 'La décision devient définitive.',
  },
  'fr.nationality.right-court': {
    says: 'Quatre mois sans réponse valent refus. Vous avez alors deux mois pour le tribunal administratif de Nantes.',
  },
  'fr.nationality.right-reasons': {
    says: 'La décision doit être motivée. Vous pouvez demander votre dossier.',
  },
  'fr.nationality.step': {
    says: 'Répondez à chaque motif avec preuves : travail, impôts payés, français, famille. N’envoyez que des copies.',
  },
  'fr.nationality.option': {
    says: 'Demandez à une association comme La Cimade ou le Gisti, ou à un avocat.',
    title: 'Prendre conseil',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous hésitez entre recours et attente.',
  },
}
