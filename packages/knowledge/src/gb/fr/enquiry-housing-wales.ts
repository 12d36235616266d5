/** Questions about renting in Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_FR: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'Au pays de Galles, un propriétaire a besoin d’un vrai congé (notice), puis d’un ordre du tribunal. Pour la plupart des contrats commencés le 1er décembre 2022 ou après, un congé sans faute doit donner six mois. Prenez conseil pour les plus anciens.',
    dependsOn: 'le type de congé et de contrat',
  },
  'gb.ask-housing.wales-rent': {
    says: 'Au pays de Galles, le loyer d’un contrat « periodic standard contract » peut augmenter une fois par an. Le propriétaire doit prévenir deux mois avant, de la bonne façon.',
    dependsOn: 'votre contrat et l’avis donné',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'Au pays de Galles, votre propriétaire doit garder le logement en bon état et habitable. Signalez-le par écrit avec photos. Si rien ne se passe, demandez un contrôle à la mairie (council).',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'Au pays de Galles, le propriétaire doit protéger le dépôt (deposit) dans les 30 jours et vous dire où. Sinon, un tribunal peut ordonner une à trois fois sa valeur.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'Au pays de Galles, votre propriétaire doit vous donner votre contrat écrit (written statement) dans les 14 jours après votre entrée. Sinon, vous pouvez demander une indemnité.',
  },
  'gb.ask-housing.wales-repairs-threat': {
    says: 'N’arrêtez pas le loyer : des arriérés peuvent vous coûter le logement. Le propriétaire doit le garder habitable et réparer le chauffage. Écrivez avec photos et demandez une visite d’environmental health à la mairie. Un congé sans motif donne six mois puis exige un juge, qui peut le refuser s’il sert à éviter les réparations. Sans inscription et licence Rent Smart Wales, il est impossible. Shelter Cymru : 08000 495 495.',
  },
}
