/** The Dutch words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_NL: Words = {
  'au.home.sa-grounds': {
    says: 'Sinds 1 juli 2024 heeft een verhuurder in South Australia een reden nodig om een huur te beëindigen of niet te verlengen. Aan het einde van een termijn is het 60 dagen.',
  },
  'au.home.act-grounds': {
    says: 'In de Australian Capital Territory heeft een verhuurder sinds 1 april 2023 een reden nodig om een huur te beëindigen.',
  },
  'au.home.tas-notice': {
    says: 'In Tasmania heeft de verhuurder een reden uit de wet (Act) nodig en meestal 14, 28 of 42 dagen opzegtermijn. Alleen de rechtbank (court) kan bevelen dat u weggaat.',
  },
  'au.home.nt-notice': {
    says: 'In het Northern Territory kan alleen NTCAT bevelen dat u weggaat. Een bericht wegens onbetaalde huur moet u eerst tijd geven om het goed te maken.',
  },
  'au.home.act-tribunal': {
    says: 'In de ACT kan alleen ACAT bevelen dat u weggaat. Bij onbetaalde huur komt eerst een waarschuwing (remedy notice), met zeven dagen om te betalen.',
  },
  'au.home.sa-breach': {
    says: 'In South Australia geeft een bericht wegens onbetaalde huur u minstens zeven dagen om te betalen. Alleen SACAT kan bevelen dat u weggaat.',
  },
}
