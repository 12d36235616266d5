/** Notices to end a tenancy and late rent in Queensland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_NL: Words = {
  'au.home.qld-remedy': {
    says: 'In Queensland geeft een bericht om het goed te maken (notice to remedy breach) u zeven dagen. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of herstel wat in het bericht (breach notice) staat',
    consequence: 'U kunt een bericht krijgen dat u weg moet (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'In Queensland heeft een verhuurder een reden nodig om een huur te beëindigen. Het einde van een vaste termijn is er een, met twee maanden opzegtermijn.',
  },
  'au.home.qld-seven': {
    says: 'In Queensland moet de huur zeven dagen te laat zijn vóór een waarschuwing (breach notice). Dan hebt u zeven dagen om te betalen.',
  },
  'au.home.qld-qcat': {
    says: 'In Queensland kan alleen QCAT bevelen dat u weggaat, en alleen de politie kan het uitvoeren.',
  },
}
