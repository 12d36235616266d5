/** Questions about a guarantee that the shop says is over after two years: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_NL: Words = {
  'es.ask.two-year-guarantee': {
    says: 'Voor nieuwe spullen, gekocht sinds 1 januari 2022, is het drie jaar vanaf levering, wat de winkel of haar papier ook zegt. Twee jaar lang geldt het gebrek als van het begin af aanwezig; in het derde kan een deskundig rapport nodig zijn. Vraag schriftelijk gratis herstel of een nieuw exemplaar. Anders: klachtenformulier (hoja de reclamaciones), OMIC, consumentenarbitrage. Voor gebruikt kan één jaar zijn afgesproken.',
  },
}
