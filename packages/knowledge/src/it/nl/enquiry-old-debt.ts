/** The Dutch words of the rows in ../enquiry-old-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_NL: Words = {
  'it.ask.old-debt': {
    says: 'Stroom, gas, water: twee jaar. Telefoon, huur, boetes: vijf. Leningen: tien. Een betaling of een aangetekende aanmaning laat de tijd opnieuw beginnen.',
    dependsOn: 'het soort schuld en de laatste aanmaning',
  },
  'it.ask.old-bill': {
    says: 'Bij stroom, gas en water is verbruik ouder dan twee jaar te oud. Bij de telefoon is het vijf jaar. Een aangetekende aanmaning laat de tijd opnieuw beginnen.',
    dependsOn: 'de dienst en de laatste aanmaning',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'of een aanmaning u bereikte',
    says: 'Rekeningen van vóór maart 2018 (stroom), 2019 (gas) of 2020 (water) verjaren na vijf jaar. Een aangetekende aanmaning start de tijd opnieuw. Vraag datum en bewijs voor u betaalt.',
  },
}
