/** The German words of the rows in ../rival-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const RIVAL_WORK_DE: Words = {
  ...stateWords('rival-work', {
    AZ: 'zählt ein Versprechen, nicht zu konkurrieren, nur, wenn es in Zeit, Ort und Arbeit fair ist',
    CA: 'gilt ein Versprechen, nach einer Stelle nicht zu konkurrieren, nicht, egal wo Sie es unterschrieben haben',
    FL: 'kann ein Versprechen, nicht zu konkurrieren, Sie binden, wenn es fair ist und ein echtes Geschäftsinteresse schützt',
    GA: 'bindet ein Versprechen, nicht zu konkurrieren, meist Leitende, Verkäufer und wichtige Mitarbeiter und muss in Zeit und Ort fair sein',
    IL: 'gilt ein Versprechen, nicht zu konkurrieren, unter einem festen Jahreslohn nicht. Sie müssen 14 Tage zum Lesen bekommen',
    MA: 'bindet ein Versprechen, nicht zu konkurrieren, keine Stundenkräfte mit Recht auf Überstundenlohn und keine aus Mangel an Arbeit Entlassenen. Es braucht Geld oder einen anderen Wert',
    MI: 'muss ein Versprechen, nicht zu konkurrieren, in Zeit, Ort und Arbeit fair sein. Ein Richter kann es enger fassen',
    NJ: 'zählt ein Versprechen, nicht zu konkurrieren, nur so weit, wie es fair ist und Ihnen nicht zu sehr schadet',
    NY: 'zählt ein Versprechen, nicht zu konkurrieren, nur, wenn es fair ist und nötig, um Geheimnisse oder Kunden zu schützen',
    NC: 'muss ein Versprechen, nicht zu konkurrieren, schriftlich, bezahlt und in Zeit und Ort fair sein',
    OH: 'zählt ein Versprechen, nicht zu konkurrieren, so weit, wie es fair ist. Ein Richter kann es enger fassen',
    PA: 'muss ein Versprechen, nicht zu konkurrieren, Teil der Vereinbarung zur Stelle oder bezahlt sein, und fair in Zeit und Ort',
    TX: 'muss ein Versprechen, nicht zu konkurrieren, Teil einer anderen Vereinbarung sein und fair in Zeit, Ort und Arbeit',
    VA: 'darf ein Arbeitgeber Beschäftigte mit kleinem Lohn nicht durch ein Versprechen, nicht zu konkurrieren, binden. Andere nur, wenn es fair ist',
    WA: 'gilt ein Versprechen, nicht zu konkurrieren, unter einem festen Jahreslohn nicht, oder wenn man es verbarg, bis Sie die Stelle annahmen. Ab 30. Juni 2027 gilt fast keines mehr',
  }),
}
