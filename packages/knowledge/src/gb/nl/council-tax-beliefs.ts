/** Beliefs about council tax to correct: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_NL: Words = {
  'gb.council-tax.myth-prison': {
    says: 'In Engeland is gevangenis het allerlaatste middel. Een rechter moet eerst vinden dat u kon betalen en weigerde, of ernstig tekortschoot. Niet kunnen betalen is niet genoeg.',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'In Wales kunt u niet naar de gevangenis voor gemeentebelasting (council tax). Dat kan niet meer sinds 1 april 2019.',
  },
  'gb.council-tax.myth-six-years': {
    says: 'Is er een liability order, dan verjaart de schuld niet meer. De grens van zes jaar geldt alleen voor het vragen van dat bevel.',
  },
  'gb.council-tax.myth-only-half': {
    says: 'Partners en medehuurders moeten elk de hele rekening betalen zolang ze er wonen. Is iemand weg? Zeg de gemeente (council) de datum.',
  },
  'gb.council-tax.myth-contract': {
    says: 'Voor gemeentebelasting (council tax) is geen contract en geen toestemming nodig. Rechters wijzen dit argument af, en het kost extra.',
  },
}
