/** The Dutch words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_NL: Words = {
  'fr.maintenance.reality': {
    says: 'Staat het bedrag in een vonnis of akte? Dan kan de CAF (ARIPA) of een gerechtsdeurwaarder (commissaire de justice) het van uw loon of bank halen. Een nieuwe rechter is niet nodig.',
  },
  'fr.maintenance.right-change': {
    says: 'Verdient u veel minder, of hebt u andere kinderen? Vraag de familierechter (juge aux affaires familiales) het bedrag te veranderen. U hebt geen advocaat nodig. Tot dan geldt het oude bedrag.',
  },
  'fr.maintenance.right-years': {
    says: 'Directe inhouding op uw loon neemt het lopende bedrag en enkele maanden van eerder, in delen. Bedragen ouder dan vijf jaar zijn te oud.',
  },
  'fr.maintenance.warn': {
    says: 'Meer dan twee maanden niet volledig betalen kan een misdrijf zijn (abandon de famille). Betaal wat u kunt en vraag het meteen aan de rechter.',
  },
  'fr.maintenance.step': {
    says: 'Stuur bewijs van wat u betaalde, maand voor maand. Vraag de ARIPA om een plan. Vraag de rechter een nieuw bedrag als het niet meer gaat.',
  },
  'fr.maintenance.option': {
    says: 'Vraag de familierechter (juge aux affaires familiales) het te veranderen, met uw budget.',
    title: 'Het bedrag laten veranderen',
    cost: 'Geen advocaat nodig.',
    time: 'Enkele maanden. Vraag het meteen.',
    risk: 'Geen.',
    bestFor: 'Uw leven is veranderd.',
  },
}
