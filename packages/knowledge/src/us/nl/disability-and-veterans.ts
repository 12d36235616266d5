/** The Dutch words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_NL: Words = {
  'us.public.right-disability': {
    says: 'U hebt 60 dagen om in beroep te gaan tegen een nee bij handicap. Zij kijken naar uw werk, hoe ziek u bent, en welk werk u nog zou kunnen doen.',
  },
  'us.public.reality-disability': {
    says: 'Een eerste nee komt vaak voor. Veel mensen winnen later, vooral op de zitting bij een rechter.',
  },
  'us.public.step-disability': {
    says: 'Ga in beroep op ssa.gov en stuur nieuwere papieren van uw artsen. Zeg wat u op een gewone dag niet meer kunt.',
  },
  'us.public.option-disability': {
    says: 'Vraag om een nieuwe beoordeling, en daarna om een zitting bij een rechter.',
    title: 'In beroep gaan tegen de beslissing',
    cost: 'Gratis. Een advocaat wordt alleen betaald als u wint',
    time: '60 dagen om te vragen; het antwoord duurt maanden',
    risk: 'Geen.',
    bestFor: 'U kunt geen vast werk doen.',
  },
  'us.public.right-veteran': {
    says: 'U hebt een jaar om een beslissing van de VA aan te vechten. Kies een aanvullende claim met nieuw bewijs (supplemental claim), een hogere beoordeling (higher-level review), of de Board.',
  },
  'us.public.step-veteran': {
    says: 'Een organisatie voor veteranen (veterans service organization) helpt gratis. Vraag er een voor u kiest.',
  },
}
