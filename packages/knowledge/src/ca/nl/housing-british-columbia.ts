/** Notices to end a tenancy and late rent in British Columbia: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_NL: Words = {
  'ca.home.bc-ten-day': {
    says: 'In British Columbia hebt u vijf dagen vanaf de dag dat u een opzegging van 10 dagen (10 day notice) kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Betaal alle huur of vraag de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia hebt u 21 dagen vanaf de dag dat u een opzegging voor eigen gebruik kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Ga naar de Residential Tenancy Branch om de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia hebt u 10 dagen vanaf de dag dat u een opzegging van één maand om een reden bij u (one month notice for cause) kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Ga naar de Residential Tenancy Branch om de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia vervalt de opzegging als u alle huur en energiekosten betaalt binnen vijf dagen nadat u haar kreeg.',
  },
  'ca.home.bc-three-months': {
    says: 'Sinds 18 juni 2025 moet een verhuurder die er zelf wil wonen u drie maanden geven. U krijgt één maand huur.',
  },
  'ca.home.bc-twelve': {
    says: 'Gebruiken ze de woning niet minstens 12 maanden zoals ze zeiden, dan kunt u 12 maanden huur eisen.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia heeft de verhuurder een bevel tot ontruiming (order of possession) nodig. Daarna heeft hij een gerechtelijk bevel (writ) nodig dat alleen een deurwaarder van de rechtbank (court bailiff) kan uitvoeren.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia is de opzegtermijn voor eigen gebruik drie maanden sinds 18 juni 2025.',
    was: 'Een verhuurder die er zelf wilde wonen, moest vier maanden geven, en u had 30 dagen om te betwisten.',
    is: 'De verhuurder geeft drie maanden, en u hebt 21 dagen om te betwisten.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia kunt u herziening vragen van een bevel tot ontruiming (order of possession), meestal binnen twee dagen. Alleen een gerechtsdeurwaarder mag u uitzetten.',
  },
}
