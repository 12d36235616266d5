/** The Italian words of the rows in ../state-eviction-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_EVICTION_ENDS_IT: Words = {
  ...stateWords('eviction-day', {
    'IL MI NC NJ OH':
      'quasi sempre non serve una risposta scritta per essere sentito. Vada in tribunale il giorno della citazione (summons) e porti le prove',
    AZ: 'il processo arriva quasi sempre da tre a sei giorni dopo la citazione (summons). Vada quel giorno e porti, se può, una risposta scritta',
    MA: 'depositi una risposta scritta (answer) entro il giorno negli atti. Dica che cosa non va nella casa e che cosa ha pagato',
    WA: 'risponda per iscritto entro il giorno della citazione (summons). Con un reddito basso può avere un avvocato gratis',
  }),
  ...stateWords('eviction-stay', {
    AZ: 'un ufficiale deve quasi sempre aspettare cinque giorni dopo la sentenza. Se è venuto in tribunale, ha quei cinque giorni per fare appello (appeal)',
    GA: 'ha sette giorni per fare appello (appeal). Intanto deve quasi sempre pagare l’affitto al tribunale',
    IL: 'può chiedere al giudice entro 30 giorni di annullare l’ordine, o più tempo per traslocare',
    MA: 'ha dieci giorni per fare appello (appeal). Se non ha colpa, il giudice può darle sei mesi per traslocare, o 12 dai 60 anni o con una disabilità',
    MI: 'il proprietario deve quasi sempre aspettare dieci giorni dopo la sentenza. Intanto può pagare, fare appello o chiedere una sospensione (stay)',
    NC: 'ha dieci giorni per fare appello (appeal). Può restare se paga ogni affitto al cancelliere (clerk)',
    NJ: 'un ufficiale deve quasi sempre aspettare tre giorni lavorativi. Se paga tutto l’affitto, il giudice può dare fino a sei mesi in più',
    OH: 'l’ufficiale (bailiff) agisce quasi sempre entro dieci giorni dall’ordine. Chieda subito al giudice una sospensione (stay)',
  }),
  ...stateWords('eviction-record', {
    IL: 'un tribunale può nascondere un fascicolo di sfratto se la causa non aveva buone basi nei fatti o nella legge. Nasconde quelli nati da un pignoramento del proprietario',
    'AZ MA WA':
      'un tribunale può nascondere alcuni atti di sfratto, soprattutto se ha vinto o se la causa è stata lasciata',
  }),
  ...stateWords('left-things', {
    'AZ MA NC NJ WA':
      'le cose che ha lasciato si devono quasi sempre conservare per un po’. Scriva subito che le rivuole',
  }),
}
