/** The Dutch words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_WORDS: Words = {
  'fr.fund.want': { says: 'Een openbaar fonds weigert iets, of verandert wat het betaalt.' },
  'fr.fund.reality': {
    says: 'Een weigering is niet het einde. Het eerste beroep is gratis en vraagt alleen een brief.',
  },
  'fr.fund.right-appeal': {
    says: 'U hebt twee maanden om de beroepscommissie (commission de recours amiable) te schrijven. Bij een medische reden is het de medische commissie (CMRA).',
  },
  'fr.fund.right-court': {
    says: 'Twee maanden geen antwoord is een nee; bij de medische commissie (CMRA) zijn het er vier. Daarna hebt u twee maanden voor de sociale rechter (pôle social). Een advocaat is niet nodig.',
  },
  'fr.fund.step-write': {
    says: 'Schrijf dat u de beslissing aanvecht, met de datum en uw nummer. Voeg een brief van uw arts toe en stuur het aangetekend.',
  },
  'fr.fund.option-appeal': {
    says: 'Zeg in uw eigen woorden waarom ze fout is, en vraag de beslissing te veranderen.',
    title: 'De beslissing aanvechten',
    cost: 'Gratis',
    time: 'Twee maanden',
    risk: 'Geen.',
    bestFor: 'U bent het niet eens met de reden.',
  },
  'fr.fund.right-late-note': {
    says: 'Een eerste te late ziektebrief geeft alleen een waarschuwing. Een tweede binnen 24 maanden halveert het geld. Kwam de brief na het einde van het verlof, dan mogen ze weigeren. In het ziekenhuis liggen, of echt niet kunnen sturen, is een excuus.',
  },
}
