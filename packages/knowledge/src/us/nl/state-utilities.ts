/** The Dutch words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UTILITIES_NL: Words = {
  ...stateWords(['cut-off-hardship', 'ask-cut-off-hardship'], {
    MA: 'blijft uw dienst aan bij grote moeite met ernstige ziekte, een baby thuis of verwarming in de winter. Zeg het tegen het bedrijf',
  }),
  ...stateWords(['cut-off-notice', 'ask-cut-off-notice'], {
    FL: 'moet een stroombedrijf onder toezicht u vijf werkdagen voor het afsluiten schriftelijk bericht geven',
    NY: 'moet een laatste bericht minstens 15 dagen voor het afsluiten van stroom of gas komen. U mag eerst om een betaalplan vragen',
    OH: 'moet een bedrijf voor stroom of gas 14 dagen voor het afsluiten bericht geven, en betaalplannen aanbieden',
    TX: 'moet een stroombedrijf minstens tien dagen vooraf een bericht van afsluiten sturen. Een kortere tijd is tegen de regel',
    VA: 'moet een nutsbedrijf u eerst schrijven, en mag het meestal pas afsluiten als u 60 dagen achter bent. Niet op vrijdag of in het weekend, en niet bij grote hitte of vorst',
  }),
  ...stateWords(['cut-off-plan', 'ask-cut-off-plan'], {
    CA: 'moeten de grote bedrijven voor stroom en gas een betaalplan aanbieden voor zij u afsluiten. Zij moeten het tien dagen vooraf melden',
    TX: 'kunt u uw stroombedrijf vragen om later in delen te betalen (deferred payment plan). Soms moet het dat aanbieden',
  }),
  ...stateWords(['cut-off-summer', 'ask-cut-off-summer'], {
    AZ: 'mag een stroombedrijf onder toezicht een woning niet afsluiten om onbetaalde rekeningen in de hete maanden, van juni tot half oktober',
  }),
  ...stateWords(['cut-off-water', 'ask-cut-off-water'], {
    CA: 'mogen de meeste waterbedrijven pas na 60 dagen onbetaalde rekeningen afsluiten, en moeten zij 7 werkdagen vooraf contact opnemen',
  }),
  ...stateWords(['cut-off-weather', 'ask-cut-off-weather'], {
    TX: 'mag uw stroom niet worden afgesloten bij extreme hitte of kou, of zolang iemand thuis die erg ziek is beschermd is',
  }),
  ...stateWords(['cut-off-winter', 'ask-cut-off-winter'], {
    IL: 'moet een bedrijf voor stroom of gas van december tot en met maart een betaalplan aanbieden voor het uw verwarming mag afsluiten',
    IN: 'blijft uw stroom of gas aan van december tot 15 maart als u energiehulp krijgt of hebt gevraagd',
    IA: 'blijft uw stroom of gas aan van november tot eind maart als u recht hebt op energiehulp',
    MD: 'is afsluiten begrensd van november tot en met maart en bij grote hitte of kou. Eerst moet er schriftelijk bericht zijn',
    MI: 'helpt een winterplan mensen met een laag inkomen en mensen van 65 of ouder. Vraag het vanaf november',
    MN: 'houdt de Cold Weather Rule uw verwarming van oktober tot en met april aan als u met een plan akkoord gaat en u eraan houdt',
    MO: 'begrenst de Cold Weather Rule het afsluiten van verwarming van november tot en met maart en biedt die een plan van 12 maanden',
    NJ: 'mogen veel woningen geen verwarming of stroom verliezen van 15 november tot 15 maart. Vraag naar het Winter Termination Program',
    PA: 'moet er tien dagen voor afsluiten bericht komen. Van december tot en met maart mogen de meeste woningen met laag inkomen niet worden afgesloten',
    WA: 'houdt een betaalplan uw verwarming aan van 15 november tot 15 maart. Zeg het bedrijf dat u niet kunt betalen',
    WI: 'mag uw verwarming niet worden afgesloten van november tot 15 april',
  }),
  ...stateWords('cut-off-notice', {
    NC: 'moet een gereguleerd stroombedrijf tien dagen voor het afsluiten schrijven. Van november tot en met maart heeft het toestemming nodig om sommige oude of gehandicapte mensen af te sluiten',
  }),
  ...stateWords('ask-cut-off-notice', {
    NC: 'moet een gereguleerd stroombedrijf tien dagen voor het afsluiten schrijven. Van november tot en met maart heeft het toestemming nodig om sommige oude of gehandicapte mensen af te sluiten',
  }),
  ...stateWords('cut-off-weather', {
    GA: 'mag een gereguleerd stroombedrijf u niet afsluiten bij een hittewaarschuwing of vorst. Ernstige ziekte thuis kan het ook uitstellen',
  }),
  ...stateWords('ask-cut-off-weather', {
    GA: 'mag een gereguleerd stroombedrijf u niet afsluiten bij een hittewaarschuwing of vorst. Ernstige ziekte thuis kan het ook uitstellen',
  }),
}
