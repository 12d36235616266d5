/** The Dutch words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_NL: Words = {
  ...stateWords('tax-plan', {
    CA: 'kunt u de Franchise Tax Board vragen om in delen te betalen, tot 60 maanden, als u hoogstens $25,000 schuldig bent. Vraag het snel: die kan zonder rechter een deel van uw loon nemen',
    NC: 'kunt u het Department of Revenue om maandelijkse betaling vragen, en om een boete te laten vallen om een goede reden. Na 60 dagen te laat kunnen er kosten van 20% bij komen',
  }),
  ...stateWords('tax-protest', {
    AL: 'hebt u 30 dagen vanaf een voorlopige aanslag (preliminary assessment) om het Department of Revenue om een herbeoordeling te vragen',
    ID: 'hebt u 63 dagen nadat een bericht (notice of deficiency) is verstuurd om bezwaar te maken bij de State Tax Commission',
    KY: 'hebt u 60 dagen vanaf de datum van het bericht om schriftelijk bezwaar te maken bij het Department of Revenue',
    ND: 'hebt u 30 dagen om schriftelijk bezwaar te maken tegen een bericht (notice of deficiency) bij de Tax Commissioner',
    AZ: 'hebt u 90 dagen om in beroep te gaan tegen een aanslag inkomstenbelasting, en 45 dagen voor andere belastingen van de staat',
    CA: 'hebt u 60 dagen om protest in te dienen tegen een voorgestelde aanslag van de Franchise Tax Board',
    IL: 'hebt u 60 dagen om protest in te dienen tegen een bericht van tekort (notice of deficiency), of om naar het Tax Tribunal te gaan',
    NJ: 'hebt u 90 dagen om protest in te dienen bij de Division of Taxation of naar de Tax Court te gaan',
    NY: 'hebt u 90 dagen vanaf een bericht van tekort (notice of deficiency) om een gesprek (conference) of hoorzitting te vragen',
    NC: 'hebt u 45 dagen vanaf het bericht om het Department of Revenue om een herbeoordeling te vragen',
    OH: 'hebt u 60 dagen vanaf de aanslag om te vragen er nog eens naar te kijken',
    VA: 'hebt u 90 dagen vanaf de aanslag om in beroep te gaan bij de Tax Commissioner',
  }),
  ...stateWords('tax-protest', {
    TX: 'hebt u 60 dagen vanaf de datum van het bericht om de Comptroller om een nieuwe beslissing (redetermination) te vragen',
    WA: 'hebt u 30 dagen vanaf het bericht om het Department of Revenue om een herbeoordeling (review) te vragen',
  }),
}
