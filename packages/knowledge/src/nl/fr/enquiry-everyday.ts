/** Questions on fraud, private parking, insurers and pictures (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'nl.ask.scam-paid': {
    says: 'Appelez votre banque maintenant pour arrêter le paiement. Si vous n’aviez pas dit oui, elle doit le plus souvent rembourser. Portez plainte à la police.',
  },
  'nl.ask.private-parking': {
    says: 'La pénalité d’une entreprise est une affaire de contrat, pas une amende de l’État. Elle doit la prouver, et un juge peut la baisser.',
    dependsOn: 'de savoir si vous conduisiez et pouviez lire les conditions.',
  },
  'nl.ask.insurer-refuses': {
    says: 'Demandez quelle clause elle vise. Répondez par écrit avec des preuves et plaignez-vous à l’assureur. Ensuite vous pouvez aller au Kifid.',
  },
  'nl.ask.picture-claim': {
    says: 'Gardez une image de la page, puis retirez la photo. Demandez la preuve des droits et le calcul de la somme. N’offrez pas plus que le prix d’une licence.',
  },
}
