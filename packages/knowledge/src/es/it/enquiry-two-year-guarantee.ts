/** Questions about a guarantee that the shop says is over after two years: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_IT: Words = {
  'es.ask.two-year-guarantee': {
    says: 'Per le cose nuove comprate dal 1° gennaio 2022 sono tre anni dalla consegna, qualunque cosa dica il negozio o il suo foglio. Per due anni il difetto si presume d’origine; nel terzo può servire una perizia. Chieda per iscritto la riparazione o la sostituzione gratis. Altrimenti: modulo di reclamo (hoja de reclamaciones), OMIC, arbitrato di consumo. Per l’usato si può concordare un anno.',
  },
}
