/** The Dutch words of Spain: debt sums. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_NL: Words = {
  'es.debt-sums.interest': {
    says: 'Rente voor te laat betalen loopt vanaf de aanmaning, per brief of bij de rechter. Is er niets afgesproken, dan geldt de wettelijke rente.',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'De hoge rente en de € 40 van Ley 3/2004 zijn voor schulden tussen bedrijven. Als particulier bent u ze niet verschuldigd.',
  },
  'es.debt-sums.right-default-rate': {
    says: 'Bij een consumentenlening is een vertragingsrente van meer dan twee punten boven de leenrente oneerlijk. Dan loopt alleen de leenrente door.',
  },
  'es.debt-sums.right-reminder-fee': {
    says: 'Een bank mag alleen kosten rekenen voor een dienst die u vroeg en die zij gaf. Een vast bedrag per gemiste betaling bent u niet verschuldigd.',
  },
  'es.debt-sums.right-guarantor': {
    says: 'Een borg is alleen aansprakelijk voor wat op papier staat, met dezelfde verweren als de schuldenaar. Staat er geen ‘solidario’, dan moeten zij eerst naar de schuldenaar.',
  },
  'es.debt-sums.right-litigious': {
    says: 'Is de schuld verkocht tijdens een rechtszaak daarover, dan kunt u die aflossen voor de prijs die de koper betaalde. U hebt negen dagen vanaf zijn eis.',
  },
  'es.debt-sums.right-honour': {
    says: 'Een onterechte vermelding op een lijst van wanbetalers schaadt uw eer. U kunt daarvoor geld vragen bij de rechter, binnen vier jaar.',
  },
  'es.debt-sums.right-not-done': {
    says: 'Wie zijn deel van een contract niet deed, kan uw deel niet eisen. Schrijf wat niet of slecht is gedaan.',
  },
  'es.debt-sums.right-ending': {
    says: 'Een contract eindigt alleen om een tekortkoming die telt. Betwist u dat, dan beslist een rechter, die u meer tijd kan geven.',
  },
  'es.debt-sums.right-penalty': {
    says: 'Een rechter verlaagt een boete als u een deel van het contract nakwam. Tegen een consument geldt een veel te hoge boete niet.',
  },
  'es.debt-sums.right-renewed': {
    says: 'Een bedrijf moet een consument even makkelijk laten gaan als komen. Een verlenging die u niet in redelijke tijd kon stoppen, bindt u niet.',
  },
}
