/** The French words of the rows in ../sick-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_FR: Words = {
  'fr.sick-pay.want': {
    says: 'L’Assurance maladie arrête vos indemnités journalières.',
  },
  'fr.sick-pay.reality': {
    says: 'Son médecin dit que vous pouvez travailler. Reprenez ce jour-là, ou voyez votre médecin avant. Rester absent sans arrêt peut coûter l’emploi.',
  },
  'fr.sick-pay.deadline': {
    says: 'Vous avez deux mois dès la lettre pour saisir la commission médicale de recours amiable (CMRA). Cela ne suspend pas la décision.',
    action: 'Saisir la CMRA',
    consequence: 'La décision devient définitive.',
  },
  'fr.sick-pay.right-court': {
    says: 'Le recours est gratuit et jugé par des médecins. Quatre mois sans réponse valent refus. Puis deux mois pour le pôle social, qui peut nommer un médecin.',
  },
  'fr.sick-pay.right-report': {
    says: 'Vous pouvez désigner un médecin qui reçoit le rapport médical. Joignez de nouveaux certificats.',
  },
  'fr.sick-pay.right-works-doctor': {
    says: 'Absent 60 jours ou plus, ou 30 après un accident du travail ? Le médecin du travail doit vous voir dans les huit jours de la reprise. Vous pouvez demander une visite avant.',
  },
  'fr.sick-pay.step': {
    says: 'Voyez votre médecin cette semaine avec la lettre. Demandez un avis écrit. Prévenez votre employeur.',
  },
  'fr.sick-pay.option': {
    says: 'Écrivez pourquoi vous ne pouvez pas travailler, avec l’avis de votre médecin.',
    title: 'Contester devant la CMRA',
    cost: 'Gratuit.',
    time: 'Deux mois.',
    risk: 'Pas d’indemnités en attendant.',
    bestFor: 'Votre médecin vous dit encore malade.',
  },
}
