/** Questions about insurers that refuse: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'ca.ask.insurer': {
    says: 'Vraag de redenen op papier. Klaag dan bij de verzekeraar, en daarna bij de gratis ombudsdienst (ombud service). Let op de termijn voor een rechtszaak.',
  },
  'ca.ask.insurer-refused': {
    says: 'Vraag de reden en de woorden van de polis op papier, en ga naar de klachtendienst. GIO of OLHI kijkt er gratis naar. De tijd om naar de rechter te gaan kan een of twee jaar zijn.',
  },
  'ca.ask.crash-benefits-on': {
    says: 'In Ontario kunt u met de weigering binnen twee jaar naar het Licence Appeal Tribunal. Vraag de medische redenen, en neem een advocaat; velen vragen eerst geen geld.',
  },
}
