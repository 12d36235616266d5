/** The French words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_FR: Words = {
  'de.neighbour.want': {
    says: 'Un voisin dit ce que vous devez faire, permettre ou éviter à la limite des terrains.',
  },
  'de.neighbour.who': {
    says: 'C’est une lettre privée, même écrite par un avocat. Seul un tribunal peut vous ordonner quelque chose.',
  },
  'de.neighbour.reality': {
    says: 'Se taire n’est pas dire oui. Mais une courte réponse écrite peut éviter un procès coûteux.',
  },
  'de.neighbour.rights': {
    says: 'Vous pouvez demander des preuves et refuser avec des raisons. Vous ne devez laisser entrer chez vous que si la loi le dit.',
  },
  'de.neighbour.right-branches': {
    says: 'Vous pouvez couper les branches qui dépassent et gênent l’usage de votre terrain, après un délai raisonnable que vous avez fixé. Un règlement (Baumschutzsatzung) peut l’interdire : demandez d’abord à la commune.',
  },
  'de.neighbour.right-entry': {
    says: 'Ils ne peuvent entrer chez vous que pour des travaux sur une construction, impossibles à bien faire de leur côté. Ils doivent l’annoncer par écrit un mois avant et payer les dégâts.',
  },
  'de.neighbour.right-conciliation': {
    says: 'Beaucoup de procès entre voisins ne sont possibles qu’après un essai de conciliation (Schiedsamt). Cela coûte peu.',
  },
  'de.neighbour.step-answer': {
    says: 'Répondez brièvement par écrit avant le jour indiqué : ce que vous contestez et ce que vous permettriez. Ne signez aucun de leurs papiers.',
  },
  'de.neighbour.step-entry': {
    says: 'Ils veulent entrer ? Demandez par écrit quels travaux, pourquoi par votre terrain, quels jours et qui paie les dégâts.',
  },
  'de.neighbour.step-proof': {
    says: 'Prenez de chez vous des photos datées de la limite, des branches et de chaque fissure. Un tribunal peut faire constater l’état par un expert (Beweisverfahren).',
  },
  'de.neighbour.option-talks': {
    title: 'Voir un conciliateur',
    says: 'Demandez à la commune ou au tribunal local le conciliateur (Schiedsamt, Gütestelle) de votre secteur.',
    cost: 'De petits frais.',
    time: 'Quelques semaines.',
    risk: 'Aucun. Vous n’êtes pas obligé d’accepter.',
    bestFor: 'Vous voulez la paix sans procès.',
  },
}
