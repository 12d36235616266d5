/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'au.rise.want': { says: 'Votre propriétaire ou agent veut un loyer plus élevé.' },
  'au.rise.want-check': {
    says: 'Vérifiez si la hausse est légale avant de payer plus ou de signer.',
  },
  'au.rise.reality': {
    says: 'Le loyer peut presque partout monter une seule fois en 12 mois, avec au moins 60 jours de préavis écrit.',
  },
  'au.rise.not-yet': { says: 'Jusqu’à la fin du préavis, vous devez l’ancien loyer.' },
  'au.rise.nsw': {
    says: 'En Nouvelle-Galles du Sud, vous avez 60 jours de préavis, une fois en 12 mois. Dans les 30 jours après l’avis, vous pouvez demander au tribunal (NCAT) de le baisser.',
  },
  'au.rise.vic': {
    says: 'Dans le Victoria, vous avez 90 jours de préavis, une fois en 12 mois. Demandez à Consumer Affairs Victoria dans les 30 jours de la vérifier.',
  },
  'au.rise.qld': {
    says: 'Dans le Queensland, vous avez deux mois de préavis, et le loyer du logement peut monter une seule fois en 12 mois.',
  },
  'au.rise.right-tribunal': {
    says: 'S’il est bien au-dessus du loyer du marché, un tribunal de votre État peut le baisser. Le temps pour demander est court.',
  },
  'au.rise.step-check': {
    says: 'Vérifiez la date de l’avis, la dernière hausse et les loyers de logements semblables près de chez vous.',
  },
  'au.rise.step-advice': {
    says: 'Appelez cette semaine le service de conseil aux locataires de votre État. C’est gratuit.',
  },
  'au.rise.option-talk': {
    says: 'Écrivez ce que coûtent des logements semblables et offrez une hausse plus petite.',
    title: 'Offrir moins',
    cost: 'Gratuit',
    time: 'Avant le jour indiqué',
    risk: 'Ils peuvent dire non.',
    bestFor: 'Vous payez bien et voulez rester.',
  },
  'au.rise.option-tribunal': {
    says: 'Demandez au tribunal de votre État de le baisser.',
    title: 'Saisir le tribunal',
    cost: 'De petits frais',
    time: 'Souvent dans les 30 jours',
    risk: 'Il n’y aura peut-être aucun changement.',
    bestFor: 'La hausse est bien au-dessus du marché ou le préavis est trop court.',
  },
  'au.rise.wa': {
    says: 'En Australie-Occidentale, vous avez 60 jours de préavis, et le loyer peut monter une seule fois en 12 mois.',
  },
  'au.rise.sa': {
    says: 'En Australie-Méridionale, vous avez 60 jours de préavis, et le loyer peut monter une seule fois en 12 mois. SACAT peut dire qu’il est trop élevé.',
  },
  'au.rise.tas': {
    says: 'En Tasmanie, vous avez 60 jours de préavis, et le loyer peut monter une seule fois en 12 mois. Vous pouvez demander un ordre s’il est déraisonnable.',
  },
  'au.rise.act': {
    says: 'Dans l’ACT, vous avez huit semaines de préavis, une fois en 12 mois. Une hausse au-dessus de la limite fixée (l’inflation et un dixième de plus) demande votre accord ou un ordre d’ACAT.',
  },
}
