/** Gemeentebelasting, kosten en deurwaarders: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_NL: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: 'Komen er later deurwaarders (bailiffs), dan moeten zij dat eerst aankondigen. Voor gemeentebelasting mogen zij bij een eerste bezoek niet met geweld naar binnen.',
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: 'De kosten van deurwaarders (bailiffs) staan in de wet en stijgen bij elke stap. Een regeling met de gemeente vooraf kost niets extra.',
    actionable:
      'Maak een regeling met de gemeente voordat zij de schuld doorgeeft, en vraag die op papier.',
  },
  'gb.council-tax.insight-costs-case': {
    says: 'De High Court besliste in 2015 dat een gemeente moet kunnen tonen hoe zij aan haar kosten komt.',
    actionable:
      'Vraag de gemeente naar de berekening. U kunt de magistrates vragen ernaar te kijken.',
  },
  'gb.council-tax.right-not-counted': {
    says: 'Studenten, leerlingen en enkele anderen tellen niet mee als volwassene voor de korting van 25%. Zeg de gemeente wie bij u woont.',
  },
  'gb.council-tax.wales-reduction-law': {
    says: 'De regels voor korting zijn in heel Wales gelijk. Zegt de gemeente nee, vraag dan om een nieuwe blik en ga daarna naar het Valuation Tribunal for Wales.',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: 'De gemeente moet eerst een herinnering sturen. Pas als het late deel 7 dagen open blijft, mag zij de rest van het jaar vragen.',
  },
  'gb.council-tax.scotland-charge-first': {
    says: 'Ook met een warrant moeten sheriff officers meestal eerst een betaalbevel (charge) brengen. Dat geeft u 14 dagen.',
  },
  'gb.council-tax.scotland-information-pack': {
    says: 'Voordat zij spullen of loon pakken, moet u een hulpboekje (debt advice and information package) krijgen. Bel een adviseur die erin staat.',
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'Met het Debt Arrangement Scheme betaalt u schulden over langere tijd, met stilgezette rente. Een adviseur regelt het gratis.',
  },
  'gb.council-tax.ni-right-check': {
    says: 'U kunt vragen om de kortingen waar u recht op hebt, en om een nieuwe blik op de waarde van uw huis als die niet klopt.',
  },
}
