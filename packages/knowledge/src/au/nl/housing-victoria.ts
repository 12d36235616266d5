/** Notices to end a tenancy and late rent in Victoria: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_NL: Words = {
  'au.home.vic-grounds': {
    says: 'Sinds 25 november 2025 kan een verhuurder (rental provider) in Victoria een huur niet zonder reden beëindigen. Bij veel redenen is 90 dagen nodig.',
  },
  'au.home.vic-pay': {
    says: 'In Victoria kunt u de huur binnen 14 dagen betalen en dan heeft de opzegging geen gevolg, tot vier keer in 12 maanden.',
  },
  'au.home.vic-police': {
    says: 'In Victoria kan alleen VCAT bevelen dat u weggaat, en alleen de politie kan het uitvoeren. VCAT vraagt of het eerlijk is.',
  },
  'au.home.vic-change': {
    says: 'In Victoria zijn opzeggingen zonder reden (notices to vacate) gestopt op 25 november 2025.',
    was: 'Sommige huurcontracten konden zonder reden eindigen aan het einde van de eerste termijn.',
    is: 'Er is een reden nodig die in de wet staat.',
  },
  'au.home.vic-fourteen': {
    says: 'In Victoria moet de opzegging wegens onbetaalde huur u 14 dagen geven. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'Ze kunnen VCAT om een bevel vragen.',
  },
}
