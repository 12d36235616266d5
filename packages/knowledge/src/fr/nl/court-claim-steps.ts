/** The Dutch words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'fr.claim.step-hearing': {
    says: 'Noteer de dag, het uur en de rechtbank. Ga erheen, of stuur iemand die voor u mag spreken.',
  },
  'fr.claim.step-papers': {
    says: 'Lees de eis en het bewijs. Controleer het contract, de data en elk bedrag.',
  },
  'fr.claim.step-legal': {
    says: 'Vraag deze week gratis advies bij een point-justice (bel 3039). Vraag rechtshulp (aide juridictionnelle) aan als uw inkomen laag is.',
  },
  'fr.claim.step-age': {
    says: 'Kijk hoe oud de schuld is. Is ze ouder dan twee jaar, zeg het dan de rechter.',
  },
  'fr.claim.step-ask-time': {
    says: 'Bent u het schuldig, vraag de rechter dan tijd om te betalen (délais de paiement). Neem uw budget mee.',
  },
  'fr.claim.step-proof': {
    says: 'Betwist u het, neem dan kopieën mee: betalingen, brieven, foto’s, het contract. Geef de andere kant een kopie.',
  },
  'fr.claim.step-keep': {
    says: 'Bewaar de envelop en het bericht van de deurwaarder (avis de passage). Daarop staat de datum.',
  },
}
