/** The French words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_FR: Words = {
  'us.public.right-moved': {
    says: 'Si vous manquez l’audience, le juge peut vous ordonner de quitter le pays. Dites au tribunal une nouvelle adresse dans les cinq jours. L’asile doit le plus souvent être demandé dans l’année.',
  },
  'us.public.step-moved': {
    says: 'Cherchez votre jour d’audience sur le propre site du tribunal de l’immigration. Trouvez un avocat ou un aidant agréé (accredited). Méfiez-vous d’un notario.',
  },
  'us.public.right-sponsor': {
    says: 'Le garant (sponsor) doit montrer un revenu le plus souvent de 125 % du seuil de pauvreté. Un second garant (joint sponsor) peut combler le manque.',
  },
  'us.public.right-citizen': {
    says: 'Si la naturalisation est refusée, demandez une audience dans les 30 jours (Form N-336). Sans réponse 120 jours après l’entretien, vous pouvez aller au tribunal.',
  },
  'us.life.want-citizen': {
    says: 'Le bureau de l’immigration décide de votre demande pour devenir citoyen.',
  },
  'us.life.step-citizen': {
    says: 'Notez la date de la lettre et faites-la lire par un avocat de l’immigration ou un aidant agréé (accredited).',
  },
  'us.life.option-citizen': {
    says: 'Demandez une audience avec Form N-336, ou refaites une demande plus tard.',
    title: 'Demander une audience',
    cost: 'Des frais de dépôt, dont on peut être dispensé',
    time: '30 jours après la remise',
    risk: 'Les faits sont examinés à nouveau.',
    bestFor: 'La raison est fausse ou vous avez de nouvelles preuves.',
  },
  'us.life.right-green-card': {
    says: 'Dites une nouvelle adresse au bureau de l’immigration dans les dix jours. Une carte conditionnelle (conditional card) demande Form I-751 dans les 90 jours avant sa fin.',
  },
}
