/** Décisions des administrations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_FR: Words = {
  'nl.decision.right-urgent': {
    says: 'Une objection n’arrête pas le paiement d’elle-même. Demandez un délai. En urgence, un juge peut prendre une mesure rapide (voorlopige voorziening).',
  },
  'nl.decision.right-late-answer': {
    says: 'Ils doivent répondre à votre objection en six semaines, ou douze avec une commission. S’ils tardent, écrivez. Ils peuvent alors vous devoir de l’argent (dwangsom).',
  },
  'nl.decision.right-judge': {
    says: 'Si votre objection est refusée, vous avez six semaines pour saisir le juge (beroep).',
  },
  'nl.tax.right-penalty': {
    says: 'Une pénalité (verzuimboete) peut tomber si ce n’est pas du tout votre faute. Opposez-vous et dites pourquoi vous étiez en retard.',
  },
  'nl.tax.right-later-tax': {
    says: 'Un impôt réclamé plus tard (navordering) demande un fait nouveau, la mauvaise foi ou une erreur claire. Le plus souvent, seulement dans les cinq ans.',
  },
  'nl.tax.right-writ-costs': {
    says: 'La loi fixe ce qu’ils peuvent ajouter pour un rappel (aanmaning) ou une contrainte (dwangbevel). Vous pouvez contester ces frais.',
  },
  'nl.tax.right-writ-court': {
    says: 'Vous pouvez demander à un juge d’arrêter une contrainte fiscale (verzet), mais pas parce que l’impôt est trop élevé. Elle continue en attendant. Demandez d’abord conseil.',
  },
  'nl.tax.right-interest': {
    says: 'Les intérêts sur l’impôt sont fixés par la loi. Vous pouvez les contester en même temps que l’impôt.',
  },
  'nl.benefit.right-fine': {
    says: 'Une amende pour un oubli doit tenir compte de votre faute et de vos moyens. Dites ce que vous saviez et ce que vous avez signalé.',
  },
  'nl.utility.right-steps': {
    says: 'L’énergie ne peut être coupée tant que vous suivez un plan, avez demandé une aide aux dettes, ou si votre santé serait en grave danger.',
  },
  'nl.benefit.right-balance': {
    says: 'Avant de réclamer, ils doivent peser l’effet sur vous et leurs propres erreurs. Écrivez les deux.',
  },
}
