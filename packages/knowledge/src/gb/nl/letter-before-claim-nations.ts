/** A letter before court action in Scotland and Northern Ireland: no Debt Protocol, the plain facts only. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NATIONS_NL: Words = {
  'gb.lbc.want-rest': {
    says: 'Ze willen dat u betaalt of antwoordt. Doet u geen van beide, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.lbc.who-rest': {
    says: 'De brief komt van het bedrijf dat zegt dat u geld schuldig bent, of van zijn advocaten (solicitors). Ze zijn geen rechtbank.',
  },
  'gb.lbc.rights-rest': {
    says: 'U hebt het recht te vragen wat de schuld is, hoe het bedrag is opgebouwd, en welke gegevens ze over u hebben.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Controleer drie dingen: is de schuld van u, klopt het bedrag, en hoe oud is hij? Erken hem niet voordat u het zeker weet.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Bel een gratis schuldadviseur vóór de datum in de brief. Schrijf de afzender dat u advies krijgt.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Was er vijf jaar lang geen betaling, geen schriftelijke erkenning en geen rechtszaak? Schrijf dan dat de schuld is geëindigd.',
  },
}
