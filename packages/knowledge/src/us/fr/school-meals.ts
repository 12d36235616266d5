/** The French words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_FR: Words = {
  'us.stop.meals-want': {
    says: 'Le district scolaire (school district) dit si votre enfant a des repas gratuits ou moins chers, et pourquoi.',
  },
  'us.stop.meals-reality': {
    says: 'Vous pouvez refaire une demande à tout moment, par exemple quand votre revenu baisse ou que la famille grandit.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Vous pouvez faire appel à quelqu’un qui n’a pas décidé. Vous pouvez amener une personne pour vous aider et voir les papiers.',
  },
  'us.stop.meals-right-direct': {
    says: 'Un enfant dont le foyer a SNAP, ou un enfant placé ou sans logement, a des repas gratuits sans contrôle du revenu.',
  },
  'us.stop.meals-step': {
    says: 'Comparez le revenu et le nombre de personnes avec vos propres chiffres. Demandez une audience s’ils sont faux.',
  },
  'us.stop.meals-option': {
    says: 'Appelez la personne nommée dans la lettre, ou écrivez-lui.',
    title: 'Demander une audience',
    cost: 'Gratuit',
    time: 'Au plus tard le jour indiqué dans la lettre',
    risk: 'Aucun.',
    bestFor: 'Le revenu ou les personnes comptées sont faux.',
  },
}
