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
  'nz.ask.fix-it': {
    says: 'Blijf huur betalen. Geef de verhuurder op papier 14 dagen om het te herstellen. Doet hij niets? Dan kan het Tenancy Tribunal het werk bevelen, de huur verlagen en u geld toekennen.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Een vaste termijn eindigt alleen eerder als de verhuurder akkoord is, of het Tribunal dat doet bij grote nood. U kunt ook vragen die over te dragen; voor nee is een eerlijke reden nodig.',
  },
  'nz.ask.rent-up': {
    says: 'De huur kan één keer in 12 maanden omhoog, met 60 dagen schriftelijke aankondiging. Is de huur ver boven de markt? Dan kan het Tribunal die verlagen.',
    dependsOn: 'de datums en uw huurcontract',
  },
  'nz.ask.deposit': {
    says: 'De borg (bond) staat bij Tenancy Services. Vraag hem daar aan. De verhuurder moet elke schade bewijzen; gewone slijtage betaalt u niet. Bent u het niet eens? Ga dan naar het Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Sinds 1 december 2025 mag een verhuurder een huisdier alleen weigeren om een goede reden. Hij mag een borg voor het huisdier (pet bond) van twee weken huur vragen.',
    dependsOn: 'de woning en het huisdier',
  },
  'nz.ask.repairs': {
    says: "Vraag het schriftelijk, met foto's. Gebeurt er niets? Stuur dan een bericht met 14 dagen om het te herstellen (14 day notice to remedy) en ga naar het Tribunal. Blijf de huur betalen.",
  },
  'nz.ask.entry': {
    says: 'Ze hebben uw toestemming nodig, of moeten het 48 uur vooraf melden bij een inspectie en 24 uur bij reparaties. Een noodgeval is anders.',
  },
  'nz.ask.leaving': {
    says: 'Bij een huur zonder einddatum (periodic tenancy) zegt u schriftelijk op met minstens 21 dagen. Een vaste termijn (fixed term) bindt u, tenzij de verhuurder instemt of het Tribunal die beëindigt wegens grote problemen (hardship).',
    dependsOn: 'de soort huur',
  },
}
