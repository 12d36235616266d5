/** Rectification, accroissement, intérêts et Flandre, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_FR: Words = {
  'be.tax.right-answer-change': {
    says: 'Avant de changer votre déclaration, le fisc doit écrire pourquoi (avis de rectification). Vous avez un mois pour répondre.',
  },
  'be.tax.right-surcharge': {
    says: 'Un accroissement d’impôt peut être levé pour une première erreur de bonne foi. Dites pourquoi vous étiez en retard ou dans l’erreur.',
  },
  'be.tax.right-interest': {
    says: 'Les intérêts de retard sont fixés par la loi. Dans des cas spéciaux, vous pouvez en demander l’exonération.',
  },
  'be.tax.right-clear-error': {
    says: 'Trop tard pour réclamer ? Pour une erreur matérielle, une double taxe ou un fait nouveau, vous avez cinq ans (dégrèvement d’office).',
  },
  'be.tax.deadline-flanders': {
    says: 'Pour un impôt de la Flandre, vous avez trois mois pour réclamer (bezwaar), dès le troisième jour ouvrable après l’envoi. Par sécurité, nous comptons depuis la date.',
    action: 'Réclamer contre l’impôt flamand (bezwaar)',
    consequence: 'L’impôt reste dû, sauf quelques erreurs.',
  },
}
