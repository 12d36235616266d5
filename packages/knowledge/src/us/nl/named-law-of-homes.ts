/** The Dutch words of the rows in ../named-law-of-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_HOMES_NL: Words = {
  'us.named.mobile-home': {
    says: 'Wie het huis bezit en alleen de plek huurt, heeft meer rechten dan andere huurders. In de meeste staten heeft het park een reden uit de wet, een schriftelijk bericht en een rechter nodig. Bij een overtreden regel krijgt u meestal tijd om het te herstellen.',
  },
  'us.named.mobile-home-co': {
    says: 'In Colorado moet het bericht de reden geven, zeggen of u het kunt herstellen en bemiddeling aanbieden. Het park mag alleen stoppen om redenen uit de wet. Het mag u niet straffen voor een klacht, en een programma van de staat neemt klachten aan.',
  },
  'us.named.arbitration': {
    says: 'Voorwaarden waar u op klikte, sturen een ruzie vaak naar arbitrage. De rechter voor kleine vorderingen blijft meestal open, en het bedrijf betaalt meestal bijna alle kosten. Lees dat deel voor u klaagt.',
  },
  'us.named.eviction-lawyer': {
    says: 'In uw staat kunnen huurders met een laag inkomen in een ontruimingszaak een gratis advocaat krijgen. Vraag het de rechtbank of rechtshulp op de eerste dag.',
  },
  'us.named.rental-limits-fl': {
    says: 'In Florida bindt een nieuwe regel tegen verhuren meestal alleen wie daarna kocht of ermee instemde. Grenzen voor verhuur korter dan zes maanden binden allen. Een ruzie gaat meestal eerst naar bemiddeling.',
  },
  'us.named.landlord-utility': {
    says: 'Deze rekening is van uw verhuurder. In veel staten moeten huurders eerst bericht krijgen en kunnen zij de dienst houden door uit de huur te betalen, wat de verhuurder moet verrekenen. Zeg het bedrijf dat u er woont en vraag het formulier.',
  },
  'us.named.internet-firm': {
    says: 'Een bedrijf dat verandert wat u tekende, of kosten verbergt, kan het contract en de wet breken. Klaag gratis bij de FCC: het bedrijf moet binnen 30 dagen antwoorden. Bewaar het prijslabel van de dag dat u tekende.',
  },
}
