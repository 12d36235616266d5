/** The Dutch words of the rows in ../work-injuries.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORK_INJURIES_NL: Words = {
  ...stateWords('work-injury', {
    AZ: 'dient u een claim om een ongeval op het werk binnen een jaar in. U hebt 90 dagen om te protesteren tegen een bericht van de verzekeraar',
    CA: 'zegt u het uw werkgever binnen 30 dagen en vraagt u om het claimformulier. U hebt meestal een jaar om in te dienen bij de appeals board',
    FL: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal twee jaar om een verzoek om uitkering in te dienen',
    GA: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal een jaar om een claim in te dienen',
    IL: 'zegt u het uw werkgever binnen 45 dagen. U hebt meestal drie jaar om in te dienen',
    MA: 'zegt u het uw werkgever zo snel u kunt. U hebt meestal vier jaar voor een claim',
    MI: 'zegt u het uw werkgever binnen 90 dagen. U hebt meestal twee jaar voor een claim',
    NJ: 'zegt u het uw werkgever snel, hoogstens binnen 90 dagen. U hebt meestal twee jaar voor een claim',
    'NY NC VA':
      'zegt u het uw werkgever binnen 30 dagen schriftelijk. U hebt meestal twee jaar voor een claim',
    OH: 'hebt u meestal een jaar voor een claim om een ongeval op het werk, en 14 dagen om tegen een bevel in beroep te gaan',
    PA: 'zegt u het uw werkgever binnen 21 dagen voor volledig loon, en hoogstens binnen 120 dagen. U hebt meestal drie jaar voor een claim',
    TX: 'zegt u het uw werkgever binnen 30 dagen. U hebt meestal een jaar voor een claim. Sommige bedrijven in Texas hebben geen dekking',
    WA: 'hebt u meestal een jaar voor een claim om een ongeval op het werk, en 60 dagen om tegen een bevel te protesteren',
  }),
  'us.life.want-injured': {
    says: 'De verzekeraar van uw werkgever beslist over loon en artsen na een ongeval op het werk.',
  },
  'us.life.step-injured': {
    says: 'Vraag het bureau van de staat (state board) binnen de termijn om een hoorzitting. Veel advocaten voor werknemers krijgen alleen een deel als u wint.',
  },
  'us.life.option-injured': {
    says: 'Vecht de weigering aan bij het bureau van de staat (state board) met het rapport van uw arts.',
    title: 'Het bureau om een hoorzitting vragen',
    cost: 'Meestal gratis',
    time: 'Weken tot een jaar',
    risk: 'Geen.',
    bestFor: 'Het letsel kwam door het werk of werd erger.',
  },
}
