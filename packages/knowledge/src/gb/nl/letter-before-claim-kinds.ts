/** De laatste brief voor een rechtszaak: bijzondere schulden: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_KINDS_NL: Words = {
  'gb.lbc.lease-no-forfeit': {
    says: 'Een langlopend woonrecht (lease) mag niet stoppen wegens servicekosten. Dat kan alleen als u de schuld erkende, of als een rechter of tribunaal zo besliste.',
  },
  'gb.lbc.ground-rent-notice': {
    says: 'Grondhuur (ground rent) hoeft u pas te betalen na een bericht in de vorm van de wet, met een datum 30 tot 60 dagen later.',
  },
  'gb.lbc.lease-tribunal': {
    says: 'U kunt een tribunaal (tribunal) vragen te beslissen of de servicekosten en de extra administratiekosten redelijk zijn.',
  },
  'gb.lbc.lease-summary': {
    says: 'Bij elke rekening voor servicekosten moet een samenvatting van uw rechten zitten. Zonder die samenvatting mag u het geld vasthouden totdat zij komt.',
    actionable:
      'Kijk naar de rekeningen, niet alleen naar deze brief. Zat er geen samenvatting bij? Schrijf dat.',
  },
  'gb.lbc.estate-pays': {
    says: 'De schuld wordt betaald uit wat de overledene naliet. De familie betaalt niet uit eigen geld, tenzij zij er ook voor tekende.',
  },
  'gb.lbc.care-review': {
    says: 'U kunt een kopie vragen van de berekening van uw eigen bijdrage (financial assessment) en een nieuwe beoordeling. Stuur bewijs van inkomen, huur en kosten door een beperking.',
  },
  'gb.lbc.care-complain': {
    says: 'U kunt bij de gemeente (council) klagen over kosten voor zorg. Daarna kunt u gratis naar de Local Government and Social Care Ombudsman.',
  },
  'gb.lbc.step-passed': {
    says: 'De gewone 30 dagen zijn voorbij, dus antwoord vandaag. Ze kunnen nu een eis bij de rechter (court claim) beginnen. Een laat antwoord kan dat nog stoppen.',
  },
  'gb.lbc.step-passed-post': {
    says: 'Kijk in uw post, ook op een oud adres, naar een formulier van de rechter (claim form). Daarop moet u snel antwoorden.',
  },
}
