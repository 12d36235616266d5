/** Dutch: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_NL: Words = {
  'gb.rates.right-relief': {
    says: 'Vraag de gemeente welke korting bij u past. Een klein bedrijf betaalt vaak minder of niets. Bij nood kan de gemeente ook een deel kwijtschelden.',
  },
  'gb.rates.right-court': {
    says: 'Voor een dagvaarding komt een herinnering met zeven dagen. Pas na een liability order van de rechter mogen deurwaarders komen. Ga erheen als u het niet schuldig bent, of spreek eerst een regeling af.',
  },
  'gb.council-tax.right-band': {
    says: 'U kunt binnen drie maanden gratis naar het Valuation Tribunal. Laat zien wat zulke huizen in de buurt in 1991 waard waren. Blijf intussen betalen.',
  },
}
