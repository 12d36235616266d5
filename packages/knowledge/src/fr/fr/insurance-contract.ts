/** The French words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_FR: Words = {
  'fr.insurance.want': {
    says: 'Votre assureur annonce le prix de l’année suivante.',
  },
  'fr.insurance.reality': {
    says: 'Vous n’êtes pas obligé de rester. Après un an, vous changez presque toute assurance quand vous voulez.',
  },
  'fr.insurance.right-year': {
    says: 'Après un an, vous pouvez résilier auto, habitation et santé à tout moment, sans frais. Cela prend fin un mois après.',
  },
  'fr.insurance.right-notice': {
    says: 'Ils doivent rappeler la date limite au moins 15 jours avant. Si l’avis vient plus tard, vous avez 20 jours dès l’envoi.',
  },
  'fr.insurance.step': {
    says: 'Comparez les prix. Pour auto et habitation, laissez le nouvel assureur résilier l’ancien contrat, pour rester toujours couvert.',
  },
  'fr.insurance.option': {
    says: 'Demandez une baisse, ou résiliez en ligne ou par lettre.',
    title: 'Négocier ou changer',
    cost: 'Gratuit.',
    time: 'Un mois.',
    risk: 'Un trou de garantie.',
    bestFor: 'Le prix monte beaucoup.',
  },
}
