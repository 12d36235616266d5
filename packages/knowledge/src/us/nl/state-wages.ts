/** The Dutch words of the rows in ../state-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WAGES_NL: Words = {
  ...stateWords('unpaid-wages', {
    AZ: 'kunt u drie keer het onbetaalde loon eisen bij de rechter, of binnen een jaar voor een kleiner bedrag een claim bij de staat indienen',
    CA: 'kunt u een gratis loonclaim indienen bij de Labor Commissioner. De meeste claims gaan drie jaar terug',
    FL: 'kunt u voor onbetaald loon naar de rechter, en wie verliest moet misschien de advocaten betalen. Schrijf bij minimumloon eerst',
    IL: 'kunt u onbetaald loon eisen en 5% extra voor elke maand dat het te laat is',
    MA: 'klaagt u eerst bij de Attorney General. Daarna kunt u drie keer het onbetaalde loon en kosten van een advocaat eisen, voor drie jaar',
    MI: 'hebt u 12 maanden om een gratis loonklacht bij de staat in te dienen',
    NJ: 'hebt u zes jaar om onbetaald loon te eisen, en kunt u tot twee keer het bedrag extra krijgen',
    NY: 'hebt u zes jaar om onbetaald loon te eisen, en kunt u nog eens zoveel extra krijgen',
    NC: 'hebt u twee jaar om onbetaald loon te eisen, en kunt u nog eens zoveel extra krijgen',
    OH: 'geeft loon dat meer dan 30 dagen te laat is en niet betwist wordt 6% of $200 extra',
    PA: 'hebt u drie jaar om onbetaald loon te eisen, en kunt u meestal 25% extra krijgen',
    TX: 'hebt u 180 dagen om een gratis loonclaim bij de staat in te dienen',
    VA: 'kunt u binnen drie jaar naar de rechter voor onbetaald loon, nog eens zoveel, en drie keer als het met opzet was',
    WA: 'kunt u binnen drie jaar een gratis loonklacht bij de staat indienen, of bij de rechter het dubbele eisen als het opzet was',
  }),
  ...stateWords('overtime', {
    CA: 'krijgen de meeste werknemers anderhalf keer het loon na 8 uur per dag of 40 per week, en dubbel na 12 uur',
    IL: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    MA: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    MI: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    NC: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    NJ: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    NY: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    OH: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    PA: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    VA: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
    WA: 'eist ook de wet van de staat voor de meeste werknemers anderhalf keer het loon na 40 uur per week',
  }),
  ...stateWords('tips', {
    CA: 'zijn fooien van de werknemers. De eigenaar of een chef mag er niets van houden en er uw loon niet mee betalen',
    WA: 'zijn fooien van de werknemers. De eigenaar of een chef mag er niets van houden en er uw loon niet mee betalen',
    NY: 'zijn fooien van de werknemers. De eigenaar of een chef mag er geen deel van houden',
    IL: 'zijn fooien van de werknemers. De eigenaar of een chef mag er geen deel van houden',
    MA: 'zijn fooien van wie bedient. De eigenaar of een chef mag er niets van nemen, en u kunt drie keer het bedrag vragen',
  }),
  ...stateWords('pay-cuts', {
    OH: 'mag een werkgever kapotte spullen of gereedschap niet van uw loon aftrekken zonder duidelijke afspraak met u',
    'AZ IL MA MI NC NJ WA':
      'mag een baas alleen in gevallen die de wet noemt geld van uw loon houden. Voor tekorten en breuk is meestal uw schriftelijke toestemming nodig, of het is verboden',
  }),
  ...stateWords('minimum-wage', {
    'AZ IL MA MI NJ OH WA':
      'is het minimumloon hoger dan het federale. Zie het bedrag van dit jaar op de arbeidspagina van de staat, en dien daar een klacht in',
    'GA NC': 'geldt voor de meeste werknemers het federale minimumloon van $7,25 per uur',
  }),
}
