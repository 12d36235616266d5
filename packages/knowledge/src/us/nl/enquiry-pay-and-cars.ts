/** The Dutch words of the rows in ../enquiry-pay-and-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_CARS_NL: Words = {
  'us.ask-life.wages': {
    says: 'Vraag schriftelijk om het bedrag en de dag, met uw uren. Dien dan een gratis loonclaim in bij het arbeidskantoor van uw staat. U kunt ook naar de rechter, meestal voor het dubbele, en u mag niet worden gestraft omdat u vraagt.',
  },
  'us.ask-life.lemon': {
    says: 'Na een paar mislukte reparaties van een ernstig gebrek in de eerste jaren of mijlen moet de maker meestal vervangen of terugbetalen. Bewaar elk reparatiepapier en schrijf de maker.',
    dependsOn: 'uw staat, leeftijd en mijlen van de auto, en de reparaties',
  },
  'us.ask-life.unfair': {
    says: 'Het is tegen de wet als de reden ras, kleur, geloof, geslacht, afkomst, leeftijd vanaf 40 of handicap was. Schrijf op wat er is gezegd. Dien binnen 180 of 300 dagen in bij de EEOC of het kantoor van de staat.',
    dependsOn: 'de reden en het bewijs',
  },
}
