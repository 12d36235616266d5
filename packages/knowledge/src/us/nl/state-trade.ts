/** The Dutch words of the rows in ../state-trade.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TRADE_NL: Words = {
  ...stateWords('car-taken', {
    'AZ FL MI NJ NY NC TX VA WA':
      'mag de auto alleen rustig worden genomen. U moet voor de verkoop bericht krijgen, en kunt hem tot dan terugkopen',
    CA: 'krijgt u 15 dagen bericht voor een genomen auto wordt verkocht, en krijgt u hem meestal terug als u de achterstand betaalt',
    GA: 'moeten zij binnen 10 dagen aangetekend (certified mail) bericht sturen, anders bent u na de verkoop geen rest schuldig',
    IL: 'hebt u 21 dagen na het bericht om de auto terug te krijgen. Betaalde u 30% of meer, dan kunt u één keer alleen de achterstand betalen',
    MA: 'moet u bericht krijgen en 21 dagen om de achterstand te betalen voor zij de auto nemen',
    MD: 'moet u binnen vijf dagen nadat zij de auto namen bericht krijgen. Tot 15 dagen daarna krijgt u hem meestal terug als u de achterstand betaalt',
    ME: 'moet u meestal bericht krijgen en 14 dagen om de achterstand te betalen voor zij de auto nemen',
    MN: 'moet u bericht krijgen voor een genomen auto wordt verkocht. Een lener die vaak late betalingen aannam, moet u eerst schrijven dat hij dat niet meer doet',
    MO: 'moet u meestal bericht krijgen en 20 dagen om de achterstand te betalen voor zij de auto nemen',
    NV: 'moet u 10 dagen voor een genomen auto wordt verkocht schriftelijk bericht krijgen, en kunt u hem tot dan terugkopen',
    OH: 'hebt u meestal 20 dagen nadat de auto is genomen om de achterstand te betalen en hem terug te krijgen',
    PA: 'krijgt u bericht en 15 dagen om de auto terug te krijgen voor hij wordt verkocht',
  }),
  ...stateWords('fair-trade', {
    AL: 'kunt u een bedrijf om valse daden voor de rechter brengen voor uw verlies of $100, meestal binnen een jaar. Schrijf het 15 dagen vooraf',
    AK: 'kunt u een bedrijf binnen twee jaar om valse daden voor de rechter brengen voor drie keer uw verlies of $500',
    HI: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen voor drie keer uw verlies, of $1,000 als dat meer is',
    ID: 'kunt u een bedrijf om valse daden voor de rechter brengen voor uw verlies of $1,000, of de koop ongedaan maken',
    IN: 'kunt u een bedrijf om valse daden voor de rechter brengen voor uw verlies of $500. Meestal moet u eerst schrijven, binnen zes maanden nadat u het merkt',
    LA: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen voor uw verlies, maar alleen binnen een jaar',
    ME: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen voor uw verlies. Schrijf het 30 dagen vooraf, met de feiten',
    MS: 'kunt u een bedrijf om valse daden voor de rechter brengen voor uw verlies. Eerst moet u een bemiddeling proberen die de Attorney General goedkeurt',
    AZ: 'kunt u een bedrijf om valse daden voor de rechter brengen, maar alleen binnen een jaar',
    CA: 'kunt u om valse claims van een bedrijf naar de rechter. Bij één wet moet u eerst schrijven en 30 dagen wachten',
    FL: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen voor uw verlies. Wie verliest moet misschien de advocaten betalen',
    GA: 'kunt u een bedrijf om oneerlijke daden voor de rechter brengen. Schrijf 30 dagen vooraf',
    IL: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen, meestal binnen drie jaar',
    MA: 'stuurt u eerst een brief met uw eis. Komt er binnen 30 dagen geen eerlijk aanbod, dan kan een rechter twee of drie keer uw verlies geven',
    MI: 'kunt u een bedrijf om oneerlijke daden voor de rechter brengen voor uw verlies of $250, maar voor veel vakken met vergunning geldt dit niet',
    NJ: 'kunt u een bedrijf om valse daden voor de rechter brengen en drie keer uw verlies en kosten van een advocaat krijgen',
    NY: 'kunt u een bedrijf dat mensen misleidde voor de rechter brengen, voor uw verlies of $50, en meer als het dat wist',
    NC: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen en drie keer uw verlies krijgen',
    OH: 'kunt u een oneerlijke verkoop ongedaan maken of uw verlies bij de rechter eisen, meestal binnen twee jaar',
    PA: 'kunt u een bedrijf om valse daden voor de rechter brengen, voor uw verlies of $100, en tot drie keer het bedrag',
    TX: 'kunt u een bedrijf om valse claims voor de rechter brengen. Schrijf 60 dagen vooraf, met de feiten en het bedrag',
    VA: 'kunt u een bedrijf om valse daden voor de rechter brengen voor uw verlies of $500, en tot drie keer als het met opzet was',
    WA: 'kunt u een bedrijf om oneerlijke of valse daden voor de rechter brengen en tot drie keer uw verlies krijgen, binnen een grens',
  }),
}
