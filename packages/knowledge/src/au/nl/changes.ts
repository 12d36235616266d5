/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'au.news.pay-later': {
    says: 'Sinds 10 juni 2025 is achteraf betalen (buy now pay later) krediet volgens de wet. Het bedrijf moet een vergunning hebben en bij AFCA horen.',
    was: 'Achteraf betalen viel buiten de kredietwet.',
    is: 'Het bedrijf heeft een vergunning nodig, moet nagaan wat u kunt betalen en moet kijken naar geldproblemen (hardship).',
  },
  'au.news.wage-theft': {
    says: 'Sinds 1 januari 2025 is het een misdrijf om werknemers expres te weinig te betalen.',
    was: 'Te weinig betalen werd alleen bestraft met civiele boetes.',
    is: 'Een werkgever die expres te weinig betaalt, kan worden vervolgd. De Fair Work Ombudsman onderzoekt het gratis.',
  },
  'au.news.right-to-disconnect': {
    says: 'Ook wie bij een klein bedrijf werkt, mag nu berichten buiten werktijd onbeantwoord laten, tenzij dat onredelijk is.',
    was: 'Het recht begon op 26 augustus 2024 voor bedrijven met 15 werknemers of meer.',
    is: 'Sinds 26 augustus 2025 geldt het ook voor kleine bedrijven.',
  },
  'au.news.payday-super': {
    says: 'Sinds 1 juli 2026 moet het pensioengeld (super) binnen zeven werkdagen na betaaldag bij uw fonds zijn.',
    was: 'Werkgevers betaalden pensioengeld (super) elke drie maanden.',
    is: 'Pensioengeld (super) komt bij elk loon. U kunt te laat betalen melden bij de belastingdienst (ATO).',
  },
  'au.news.nsw-rent-once': {
    says: 'In New South Wales mag de huur maar één keer in 12 maanden omhoog, bij elk soort contract.',
    was: 'Voor vaste contracten onder de twee jaar gold de grens niet.',
    is: 'Sinds 31 oktober 2024 geldt de grens voor iedereen, ook als het contract wordt verlengd.',
  },
  'au.news.vic-rent-notice': {
    says: 'In Victoria moet een huurverhoging nu 90 dagen vooraf worden gemeld.',
    was: 'De termijn was 60 dagen.',
    is: 'Sinds 25 november 2025 is het 90 dagen. Consumer Affairs Victoria kan nagaan of de verhoging eerlijk is.',
  },
}
