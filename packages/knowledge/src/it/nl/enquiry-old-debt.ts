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
  'it.ask.old-use-billed': {
    says: 'Nee. Stroom, gas of water dat u meer dan twee jaar voor de rekening gebruikte, hoeft u meestal niet te betalen. Maar u moet het zeggen: met het formulier bij de rekening, per PEC of aangetekend: “eccepisco la prescrizione biennale”. Betaal het nieuwere deel. Zeggen ze nee, of 30 dagen niets? Gratis bemiddeling bij ARERA. Een aanmaning in die twee jaar start de tijd opnieuw.',
  },
}
