/** The Dutch words of the rows in ../state-crashes-and-drunk-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CRASHES_AND_DRUNK_DRIVING_NL: Words = {
  ...stateWords('crash', {
    WI: 'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is drie jaar',
    SC: 'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is drie jaar',
    CO: 'krijgt wie de helft of meer schuld heeft niets. De tijd om over een auto-ongeluk naar de rechter te gaan is drie jaar',
    TN: 'krijgt wie de helft of meer schuld heeft niets. De tijd om naar de rechter te gaan is één jaar voor letsel en drie voor schade aan spullen',
    MO: 'verlaagt uw eigen deel schuld het bedrag',

    AZ: 'verlaagt uw eigen deel schuld het bedrag. De tijd om naar de rechter te gaan is twee jaar',
    CA: 'verlaagt uw eigen deel schuld het bedrag. De tijd om naar de rechter te gaan is twee jaar voor letsel en drie voor schade aan spullen',
    FL: 'krijgt wie meer dan de helft schuld heeft meestal niets. De tijd om bij onvoorzichtigheid naar de rechter te gaan is twee jaar',
    GA: 'krijgt wie de helft of meer schuld heeft niets. De tijd om naar de rechter te gaan is twee jaar voor letsel en vier voor schade aan spullen',
    IL: 'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is twee jaar voor letsel en vijf voor schade aan spullen',
    MA: 'krijgt wie meer dan de helft schuld heeft niets. Eigen dekking (PIP) betaalt eerst. De tijd om naar de rechter te gaan is drie jaar',
    MI: 'betaalt meestal uw eigen verzekeraar. Voor schade aan een auto is de andere bestuurder alleen een klein begrensd bedrag schuldig (mini-tort)',
    NJ: 'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is twee jaar voor letsel en zes voor schade aan spullen',
    OR: 'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is twee jaar voor letsel en zes voor schade aan spullen',
    NY: 'verlaagt uw eigen deel schuld het bedrag. Eigen dekking (no-fault) betaalt eerst. De tijd om naar de rechter te gaan is drie jaar',
    NC: 'krijgt wie zelfs een beetje schuld heeft meestal niets. De tijd om naar de rechter te gaan is drie jaar',
    MD: 'krijgt wie zelfs een beetje schuld heeft meestal niets. De tijd om naar de rechter te gaan is drie jaar',
    'OH PA TX IN OK':
      'krijgt wie meer dan de helft schuld heeft niets. De tijd om naar de rechter te gaan is twee jaar',
    VA: 'krijgt wie zelfs een beetje schuld heeft meestal niets. De tijd om naar de rechter te gaan is twee jaar voor letsel en vijf voor schade aan spullen',
    WA: 'verlaagt uw eigen deel schuld het bedrag. De tijd om naar de rechter te gaan is drie jaar',
  }),
  ...stateWords('drunk-license', {
    MA: 'gaat u binnen 15 dagen zelf naar het bureau (registry) in Boston als u de test weigerde. De zitting is daar, en een brief geeft geen extra tijd',
    NC: 'hebt u tien dagen om een zitting te vragen over de schorsing van 30 dagen',
    AZ: 'kunt u binnen de dagen in het bericht om een hoorzitting over de intrekking vragen',
    CA: 'hebt u maar tien dagen om de DMV om een hoorzitting te vragen, los van de rechtszaak',
    FL: 'hebt u tien dagen vanaf het bericht om een formele beoordeling te vragen, los van de rechtszaak',
    GA: 'hebt u 30 dagen om tegen de intrekking in beroep te gaan of een vergunning met alcoholslot (ignition lock) te kiezen',
    IL: 'begint de intrekking op dag 46. U kunt de rechter binnen 90 dagen na het bericht vragen om die te beëindigen',
    MI: 'hebt u 14 dagen om een hoorzitting te vragen als u de test weigerde',
    OH: 'kunt u bij de rechter in beroep tegen de intrekking, meestal binnen 30 dagen na uw eerste dag bij de rechtbank',
    PA: 'hebt u 30 dagen vanaf de verzending om tegen de intrekking in beroep te gaan bij de county court',
    TX: 'hebt u 15 dagen vanaf het bericht om een hoorzitting te vragen (ALR)',
    VA: 'wordt het rijbewijs meteen een aantal dagen afgenomen. U kunt de rechter vragen om ernaar te kijken',
    WA: 'hebt u zeven dagen vanaf het bericht om een hoorzitting te vragen',
  }),
}
