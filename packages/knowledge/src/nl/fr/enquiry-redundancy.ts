/** The French words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_FR: Words = {
  'nl.ask.transition-pay': {
    says: 'Vous avez en général un tiers de mois de salaire par année, dès le premier jour. Pas si vous partez, convenez autrement ou êtes gravement fautif. Demandez-la dans les trois mois après la fin.',
    dependsOn: 'qui a mis fin au contrat et pourquoi',
  },
  'nl.ask.redundancy': {
    says: 'Votre employeur a d’abord besoin de l’accord de l’UWV, doit suivre un ordre fixe et chercher un autre travail pour vous. Vous pouvez répondre à l’UWV en deux semaines. À la fin, vous recevez l’indemnité de transition. Ne signez rien sans conseil.',
  },
}
