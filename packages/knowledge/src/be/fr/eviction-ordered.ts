/** The French words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_WORDS: Words = {
  'be.home.reality-judged': {
    says: 'Un juge a décidé, donc c’est urgent. Voyez aujourd’hui le CPAS et un avocat gratuit.',
  },
  'be.home.warn-judged': {
    says: 'L’huissier peut fixer un jour. Demandez un logement au CPAS et du temps à un avocat, maintenant.',
  },
  'be.home.judged-brussels': {
    says: 'À Bruxelles, la plupart des expulsions sont interdites du 1er novembre au 15 mars.',
  },
  'be.home.judged-cpas': {
    says: 'Appelez votre CPAS aujourd’hui. Demandez de l’aide pour un logement et le dialogue.',
  },
  'be.home.judged-month': {
    says: 'Vous avez en général un mois après la signification avant l’expulsion. L’huissier doit annoncer le jour.',
  },
}
