/** Questions about a higher rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FR: Words = {
  'au.ask.rent-up': {
    says: 'Dans la plupart des États, le loyer peut monter une seule fois en 12 mois, avec 60 ou 90 jours de préavis écrit. S’il est bien trop élevé, vous pouvez saisir le tribunal.',
    dependsOn: 'votre État et votre bail',
  },
  'au.ask.rent-up-nsw': {
    says: 'En Nouvelle-Galles du Sud, le loyer peut monter une fois en 12 mois, avec 60 jours de préavis écrit. S’il est trop élevé, vous pouvez saisir NCAT dans les 30 jours.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.rent-up-vic': {
    says: 'Dans le Victoria, le loyer peut monter une fois en 12 mois, avec 90 jours de préavis. S’il semble trop élevé, vous pouvez demander une vérification gratuite.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.rent-up-qld': {
    says: 'Dans le Queensland, le loyer peut monter une fois en 12 mois pour ce logement, avec deux mois de préavis.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.rent-up-wa': {
    says: 'En Australie-Occidentale, le loyer ne peut augmenter qu’une fois en 12 mois, avec 60 jours d’avis sur le bon formulaire. Pour un bail à durée fixe, le bail doit le permettre.',
  },
  'au.ask.rent-up-sa': {
    says: 'En Australie-Méridionale, le loyer ne peut augmenter qu’une fois en 12 mois, avec 60 jours d’avis écrit. S’il est trop haut, le SACAT peut fixer un loyer plus bas.',
  },
  'au.ask.rent-up-twice': {
    says: 'Non. Dans chaque État et l’ACT, le loyer ne peut augmenter qu’une fois en 12 mois. En Nouvelle-Galles du Sud et au Queensland, un nouveau bail pour le même logement n’y change rien. Écrivez que c’est trop tôt et payez l’ancien loyer. Une hausse valable demande 60 jours par écrit, 90 au Victoria, huit semaines dans l’ACT. S’ils continuent, saisissez le tribunal. Dans le Territoire du Nord, d’autres délais valent.',
  },
}
