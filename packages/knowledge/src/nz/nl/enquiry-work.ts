/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'nz.ask.sick-leave': {
    says: 'Na zes maanden werk krijgt u 10 betaalde ziektedagen per jaar en kunt u tot 20 sparen. Zij mogen bewijs van een arts vragen; vóór de derde dag betaalt de werkgever dat.',
  },
  'nz.ask.restraint': {
    says: 'Het bindt u alleen als het eerlijk is en een echt belang beschermt, zoals klantenlijsten. De Authority kan het beperken of afwijzen. Vraag raad voordat u aan de nieuwe baan begint.',
  },
  'nz.ask.no-agreement': {
    says: 'Iedere werknemer moet een contract op papier hebben, en tijd voor advies. Zonder houdt u alle minimumrechten, en de werkgever kan een boete krijgen. Vraag het op papier.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Zij moeten het eerst met u eens proberen te worden. Lukt dat niet? Dan mogen zij de dagen bepalen met 14 dagen bericht, of bij één sluiting per jaar. Eén week per jaar mag worden uitbetaald als beiden akkoord zijn.',
  },
  'nz.ask.bullied': {
    says: 'Schrijf elke keer op, en wie het zag, en zeg het de werkgever schriftelijk. U kunt binnen 90 dagen een persoonlijke klacht (personal grievance) indienen, of binnen 12 maanden bij seksuele intimidatie.',
  },
  'nz.ask.warning': {
    says: 'Een waarschuwing (warning) vraagt een eerlijke reden en aanpak. Ze moeten het probleem zeggen, naar u luisteren en open blijven. U hoeft het niet eens te zijn; antwoord schriftelijk. Is het oneerlijk, dien dan binnen 90 dagen een personal grievance in. Gratis hulp: 0800 20 90 20.',
  },
  'nz.ask.sexual-harassment': {
    says: 'Dit is seksuele intimidatie, en de wet verbiedt het. U hoeft geen ontslag te nemen. Bewaar berichten en noteer elke keer en wie het zag. Klaag schriftelijk: de werkgever moet iets doen en mag u niet straffen. U hebt 12 maanden voor een persoonlijke klacht (personal grievance). Of ga naar de Human Rights Commission, niet naar beide. Advies: 0800 20 90 20. Bij aanraken of dreigen kunt u ook naar de politie.',
  },
}
