/** Questions about what a bailiff may take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_IT: Words = {
  'be.ask.seize': {
    says: 'Non senza una sentenza o altro titolo: ne chieda una copia. Fino ad allora l’ufficiale può solo chiedere. Le spese aggiunte hanno un tetto, 20 € per fatture fino a 150 €, e sono dovute solo dopo un sollecito gratuito e 14 giorni. Paghi il giusto e contesti il resto per iscritto. Con un titolo restano a Lei letti, vestiti, frigo, lavatrice, un telefono, cose dei bambini e attrezzi da lavoro, e una base dello stipendio. Lo dica subito, al più tardi entro quindici giorni dall’elenco.',
  },
}
