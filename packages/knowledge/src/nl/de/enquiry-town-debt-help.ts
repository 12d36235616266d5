/** Questions about debt help of the town for people with a job: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_DEBT_HELP_DE: Words = {
  'nl.ask.town-debt-help': {
    says: 'Ja. Die Gemeinde muss jedem Einwohner bei Schulden helfen, auch mit Arbeit, eigenem Haus oder Firma. Es ist kostenlos. Das erste Gespräch kommt binnen vier Wochen, binnen drei Werktagen, wenn Wohnung, Energie, Wasser oder Krankenversicherung verloren gehen können. Oft zahlen Sie 18 Monate, was Sie können, der Rest entfällt. Weigern sich Gläubiger, kann ein Richter helfen (Wsnp). Öffnen Sie die Post und leihen Sie nichts mehr.',
  },
}
