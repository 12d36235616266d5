/** Questions on fines, insurers and pictures (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'be.ask.fine': {
    says: 'Ne payez pas ce que vous contestez. Répondez comme et quand le papier le dit, avec vos raisons et vos preuves. Un ordre de paiement impayé peut être exécuté : agissez à temps.',
  },
  'be.ask.insurer-refuses': {
    says: 'Demandez quelle clause du contrat est visée. Répondez par écrit avec des preuves et plaignez-vous à l’assureur. Ensuite, l’Ombudsman des Assurances examine le dossier gratuitement.',
  },
  'be.ask.picture-claim': {
    says: 'Gardez une image de la page, puis retirez la photo. Demandez la preuve des droits et le calcul de la somme. N’offrez pas plus que le prix d’une licence.',
  },
}
