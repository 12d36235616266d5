/** The Dutch words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'nz.ask.healthy-homes': {
    says: 'Elke huurwoning moet nu voldoen aan de healthy homes standards voor warmte, vocht en lucht.',
  },
  'nz.ask.repair-notice': {
    says: 'Stuur een bericht met 14 dagen om het te herstellen (14-day notice). Daarna kan de huurrechter (Tenancy Tribunal) werk, minder huur of schadevergoeding bevelen.',
  },
  'nz.ask.bond-law': {
    says: 'Een borg (bond) is hoogstens vier weken huur, en moet binnen 23 werkdagen worden gestort. De verhuurder moet schade bewijzen die verder gaat dan slijtage.',
  },
  'nz.ask.notice-days': {
    says: 'Bij een periodieke huur hebben 90 dagen geen reden nodig; 42 dagen wel een uit de wet. Opzegging als straf is ongeldig: ga binnen 28 werkdagen naar het Tribunal.',
  },
  'nz.ask.fix-it': {
    says: 'Blijf huur betalen. Geef de verhuurder op papier 14 dagen om het te herstellen. Doet hij niets? Dan kan het Tenancy Tribunal het werk bevelen, de huur verlagen en u geld toekennen.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Een vaste termijn eindigt alleen eerder als de verhuurder akkoord is, of het Tribunal dat doet bij grote nood. U kunt ook vragen die over te dragen; voor nee is een eerlijke reden nodig.',
  },
}
