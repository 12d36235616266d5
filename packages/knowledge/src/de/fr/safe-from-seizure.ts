/** What nobody may seize: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SAFE_FROM_SEIZURE_WORDS: Words = {
  'de.bailiff.right-income': {
    says: 'Jusqu’au 30 juin 2027, au moins 1 587,40 € de votre salaire net sont protégés chaque mois. La première personne à charge ajoute 597,42 €.',
  },
  'de.bailiff.right-account': {
    says: 'Sur un P-Konto, au moins 1 590 € par mois restent libres. Ce que vous n’utilisez pas est gardé trois mois de plus.',
  },
  'de.bailiff.right-things': {
    says: 'Les choses d’un foyer modeste, du travail et de la santé ne peuvent pas être saisies. Souvent, une voiture nécessaire au travail compte aussi.',
  },
  'de.bailiff.right-home': {
    says: 'Vous pouvez refuser une fouille de votre logement tant que l’huissier ne montre pas l’ordre d’un juge.',
  },
  'de.bailiff.right-night': {
    says: 'Dans les logements, rien ne se fait entre 21 h et 6 h, ni le dimanche et les jours fériés, sans ordre spécial.',
  },
  'de.bailiff.right-hardship': {
    says: 'Dans de rares cas de grande dureté, comme un danger de mort, le tribunal peut arrêter une mesure.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'La moitié des heures supplémentaires, la prime de vacances et une part de la prime de Noël sont insaisissables.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Votre employeur apprend une saisie du salaire et doit répondre au créancier. Une seule saisie ne suffit presque jamais pour vous licencier.',
  },
  'de.bailiff.pay-want': {
    says: 'Une partie de votre salaire va chaque mois à un créancier. Votre employeur doit le faire jusqu’au paiement de la dette.',
  },
  'de.bailiff.pay-step': {
    says: 'Écrivez aujourd’hui à l’employeur quels enfants ou partenaire vous entretenez, avec preuve. Il sera retenu moins.',
  },
  'de.bailiff.warn-credit': {
    says: 'Faites verser votre salaire seulement sur le compte protégé. Vous ne pouvez avoir qu’un P-Konto.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Si tout ce que vous avez est protégé, l’huissier ne peut que le noter. Le créancier ne reçoit alors rien pour l’instant.',
    actionable: 'Apportez au rendez-vous les preuves de revenus, loyer et famille.',
  },
  'de.bailiff.myth-everything': {
    says: 'L’huissier ne peut pas prendre ce qu’il faut pour un logement modeste, comme lit, frigo, lave-linge ou une télé normale.',
  },
  'de.bailiff.change-limits': {
    says: 'Les sommes insaisissables ont augmenté le 1er juillet 2026.',
    was: 'Jusqu’au 30 juin 2026, la somme de base protégée était de 1 555,00 € par mois.',
    is: 'Depuis le 1er juillet 2026, elle est de 1 587,40 € par mois.',
  },
}
