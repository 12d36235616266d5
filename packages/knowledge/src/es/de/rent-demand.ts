/** The German words of the rows in ../rent-demand.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEMAND_ROWS_DE: Words = {
  'es.rent-demand.right-pay-once': {
    says: 'Klagt man auf die Miete, können Sie das einmal stoppen, indem Sie rechtzeitig alles zahlen (enervar). Eine formelle Mahnung 30 Tage vor der Klage nimmt Ihnen das, zahlen Sie also vorher.',
  },
  'es.rent-demand.only-judge': {
    says: 'Nur ein Gericht kann den Vertrag wegen Mietschulden beenden und Sie ausziehen lassen (desahucio). Vorher bekommen Sie Gerichtspapiere.',
  },
  'es.rent-demand.duty': {
    says: 'Die Miete ist an den vereinbarten Tagen fällig. Nach fünf Jahren ohne Mahnung ist ein Monat verjährt.',
  },
}
