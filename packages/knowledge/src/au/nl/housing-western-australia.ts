/** Notices to end a tenancy and late rent in Western Australia: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_NL: Words = {
  'au.home.wa-breach': {
    says: 'In Western Australia geeft een waarschuwing (breach notice) u 14 dagen. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of herstel wat er mis is',
    consequence: 'U kunt een opzegging (notice of termination) krijgen.',
  },
  'au.home.wa-pay': {
    says: 'In Western Australia kunt u de zaak stoppen. Betaal alle huur en de kosten van de rechtbank uiterlijk één dag vóór de zitting.',
  },
  'au.home.wa-no-grounds': {
    says: 'In Western Australia kan een verhuurder een contract zonder einddatum (periodic lease) nog zonder reden beëindigen, maar hij moet 60 dagen geven.',
  },
  'au.home.wa-court': {
    says: 'In Western Australia kan alleen de Magistrates Court bevelen dat u weggaat. U buitensluiten is strafbaar.',
  },
}
