/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'ca.fact.citizen-years': {
    says: 'Als dauerhafter Bewohner brauchen Sie 1.095 Tage in Kanada in den fünf Jahren vor dem Antrag, also drei Jahre. Jeder Tag vorher mit Visum zählt halb, bis zu 365. Dazu kommen die Steuererklärungen, und zwischen 18 und 54 ein Test und Englisch oder Französisch. Zählen Sie Ihre Tage mit dem Rechner der Behörde und warten Sie lieber etwas länger.',
  },
}
