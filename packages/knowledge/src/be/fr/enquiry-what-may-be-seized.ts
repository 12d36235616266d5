/** Questions about what a bailiff may take: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_FR: Words = {
  'be.ask.seize': {
    says: 'Pas sans jugement ou autre titre. Avec un titre, restent à vous : lits, vêtements, table et chaises, frigo, cuisinière, machine à laver, chauffage, affaires des enfants, outils de travail. Le revenu d’intégration, les allocations familiales et une base du salaire aussi. Vous avez cinq jours après l’inventaire pour dire à l’huissier ce qui ne peut être pris. Prouvez à qui est le reste.',
  },
}
