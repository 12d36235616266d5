/** The Dutch words of the rows in ../state-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_NL: Words = {
  ...stateWords('fair-work', {
    'HI IN KY':
      'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke. Dien binnen 180 dagen een klacht in bij de staat',
    'ID MN':
      'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke. U hebt een jaar voor een klacht bij de staat',
    KS: 'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke. Dien binnen zes maanden een klacht in bij de staat',
    AR: 'verbiedt de wet ontslag om ras, geslacht, geloof of handicap in bedrijven van negen of meer. Dien binnen 180 dagen een klacht in bij de federale EEOC, of ga binnen een jaar naar de rechter',
    LA: 'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke in bedrijven van 20 of meer. Ga binnen een jaar naar de rechter, en schrijf het bedrijf 30 dagen vooraf',
    'CO CT IA ME MD':
      'verbiedt de wet ontslag om ras, geslacht, geloof, handicap en dergelijke. Dien binnen 300 dagen een klacht in bij de staat',
    GA: 'gaan de meeste zaken over discriminatie op het werk naar de federale EEOC. Dien binnen 180 dagen een klacht in',
    'AZ TX':
      'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van 15 of meer. Dien binnen 180 dagen een klacht in bij de staat',
    CA: 'moeten bedrijven met vijf werknemers of meer met u praten over aanpassingen bij een handicap. U hebt drie jaar voor een klacht bij de staat',
    FL: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van 15 of meer. Dien binnen 365 dagen een klacht in bij de staat',
    IL: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke, ook in heel kleine bedrijven. U hebt twee jaar voor een klacht bij de staat',
    MA: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van zes of meer. Dien binnen 300 dagen een klacht in bij de staat (MCAD)',
    MI: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke, ook in kleine bedrijven. Dien binnen 180 dagen een klacht in bij de staat, of ga binnen drie jaar naar de rechter',
    NJ: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke, ook in kleine bedrijven. Dien binnen 180 dagen een klacht in bij de staat, of ga binnen twee jaar naar de rechter',
    NY: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke, ook in heel kleine bedrijven. U hebt drie jaar voor een klacht bij de staat',
    NC: 'mag u niet worden ontslagen omdat u rechten op loon, veiligheid of bij een ongeval vraagt. Dien binnen 180 dagen een klacht in bij de staat',
    OH: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van vier of meer. U hebt twee jaar voor een klacht bij de staat',
    PA: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van vier of meer. Dien binnen 180 dagen een klacht in bij de staat',
    VA: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven vanaf vijf, en vraagt die om aanpassingen bij een handicap. Dien voor de zekerheid binnen 180 dagen een klacht in: voor wat sinds 1 juli 2026 gebeurde geeft de staat twee jaar, de federale wet 300 dagen',
    WA: 'verbiedt de wet ontslag om ras, geslacht, leeftijd, handicap en dergelijke in bedrijven van acht of meer. Dien binnen zes maanden een klacht in bij de staat, of ga binnen drie jaar naar de rechter',
  }),
  ...stateWords('mass-layoff', {
    CA: 'moet een bedrijf met 75 werknemers of meer 60 dagen voor een groot ontslag bericht geven, of die dagen betalen',
    IL: 'moet een bedrijf met 75 werknemers of meer 60 dagen voor een groot ontslag bericht geven',
    NJ: 'vraagt een groot ontslag 90 dagen bericht vooraf en een week loon voor elk jaar dat u werkte',
    NY: 'moet een bedrijf met 50 werknemers of meer 90 dagen voor een groot ontslag bericht geven, of een deel ervan betalen',
    OH: 'moet een bedrijf met 100 werknemers of meer 60 dagen bericht geven voor het 50 of meer mensen ontslaat',
  }),
  ...stateWords('sick-pay', {
    CA: 'kunt u State Disability Insurance (SDI) van de staat krijgen zolang u te ziek bent om te werken',
    MA: 'kunt u tot 20 weken betaald ziekteverlof van de staat krijgen, en uw baan blijft',
    NJ: 'kunt u tot 26 weken een tijdelijke uitkering krijgen zolang u te ziek bent om te werken',
    NY: 'kunt u tot 26 weken een uitkering krijgen zolang u te ziek bent om te werken',
    WA: 'kunt u betaald ziekteverlof van de staat krijgen zolang u te ziek bent om te werken',
  }),
}
