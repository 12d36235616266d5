/** Amendes, impôt cantonal et remise, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_FR: Words = {
  'ch.public.fine-cannot-pay': {
    says: 'Si vous ne pouvez pas payer une amende, demandez un délai, des acomptes ou un travail d’intérêt général. Sinon, des jours de prison peuvent suivre.',
  },
  'ch.tax.right-canton': {
    says: 'Pour l’impôt cantonal et communal, vous avez aussi 30 jours pour réclamer. Ensuite vient le recours à un tribunal fiscal.',
  },
  'ch.tax.right-fine': {
    says: 'L’amende pour déclaration manquante va jusqu’à 1000 francs, plus seulement dans les cas graves. Envoyez la déclaration et réclamez avec vos raisons.',
  },
  'ch.benefit.right-waiver-time': {
    says: 'Demandez la remise par écrit, avec des preuves, dans les 30 jours après que la décision de restitution est définitive.',
  },
}
