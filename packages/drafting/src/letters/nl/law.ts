/** The law that letters in Dutch name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const dutch = (title: string, id: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://wetten.overheid.nl/${id}/`,
})

export const LAW = {
  nlCosts: dutch('Burgerlijk Wetboek Boek 6', 'BWBR0005289', 'artikel 6:96 BW'),
  nlProof: dutch('Wetboek van Burgerlijke Rechtsvordering', 'BWBR0001827', 'artikel 150 Rv'),
  nlProtectedIncome: dutch(
    'Wetboek van Burgerlijke Rechtsvordering',
    'BWBR0001827',
    'artikel 475b Rv en verder',
  ),
  nlRent: dutch('Burgerlijk Wetboek Boek 7', 'BWBR0005290', 'artikel 7:271 en 7:231 BW'),
  nlDismissal: dutch('Burgerlijk Wetboek Boek 7', 'BWBR0005290', 'artikel 7:671 BW'),
  nlObjection: dutch('Algemene wet bestuursrecht', 'BWBR0005537', 'artikel 6:4 en 6:7 Awb'),
  nlFine: dutch(
    'Wet administratiefrechtelijke handhaving verkeersvoorschriften',
    'BWBR0004581',
    'artikel 6 Wahv',
  ),
  nlTaxTime: dutch('Invorderingswet 1990', 'BWBR0004770', 'artikel 25 Invorderingswet 1990'),
  beProof: {
    title: 'Burgerlijk Wetboek (België), boek 8',
    provision: 'artikel 8.4 van het Burgerlijk Wetboek',
    url: 'https://www.ejustice.just.fgov.be/eli/wet/2019/04/13/2019A12168/justel',
  },
  beConsumerDebt: {
    title: 'Wetboek van economisch recht (België), boek XIX',
    provision: 'boek XIX van het Wetboek van economisch recht',
    url: 'https://www.ejustice.just.fgov.be/eli/wet/2013/02/28/2013A11134/justel',
  },
  beDismissal: {
    title: 'Collectieve arbeidsovereenkomst nr. 109',
    provision: 'artikelen 3 tot 5 van cao nr. 109',
    url: 'https://cnt-nar.be/nl/documenten/cao-nummer/cao-109',
  },
} as const satisfies Record<string, LetterLaw>
