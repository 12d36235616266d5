/** Notices to end a tenancy and late rent in New South Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_NL: Words = {
  'au.home.nsw-element-reason': {
    says: 'In New South Wales moet een opzegging van de huur een reden uit de wet noemen.',
    name: 'De reden',
    ifMissing:
      'We zien geen reden. Zonder reden telt de opzegging misschien niet. Bel een hulpdienst voor huurders.',
  },
  'au.home.nsw-grounds': {
    says: 'Sinds 19 mei 2025 heeft een verhuurder in New South Wales een wettelijke reden nodig om een huur te beëindigen. Bij veel redenen is ook bewijs nodig.',
  },
  'au.home.nsw-pay': {
    says: 'In New South Wales eindigt de opzegging wegens onbetaalde huur als u alles betaalt, of zich houdt aan een afgesproken regeling. Steeds weer te laat betalen is anders.',
  },
  'au.home.nsw-fourteen': {
    says: 'In New South Wales moet de huur 14 dagen te laat zijn vóór een opzegging, en de opzegging moet 14 dagen geven.',
  },
  'au.home.nsw-ninety': {
    says: 'In New South Wales is bij de meeste redenen die niet uw schuld zijn een opzegtermijn van 90 dagen nodig. Bij een contract van zes maanden of minder is het 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'In New South Wales kan alleen het Tribunal (NCAT) de huur beëindigen, en alleen een ambtenaar van de Sheriff kan u uit huis zetten.',
  },
  'au.home.nsw-change': {
    says: 'In New South Wales is opzeggen zonder reden gestopt op 19 mei 2025.',
    was: 'Een verhuurder kon een huur zonder reden beëindigen.',
    is: 'Een verhuurder heeft een reden nodig die in de wet staat.',
  },
  'au.home.nsw-pay-by': {
    says: 'In New South Wales moet de opzegging wegens onbetaalde huur u 14 dagen geven. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of spreek schriftelijk een regeling af',
    consequence: 'Ze kunnen het Tribunal vragen de huur te beëindigen.',
  },
}
