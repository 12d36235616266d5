/** The Dutch words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_NL: Words = {
  'it.ask.residence-refused': {
    says: 'Is het een aankondiging, antwoord dan binnen tien dagen schriftelijk. Tegen het nee hebt u 60 dagen voor het TAR, bij gezin de tribunale. Met een laag inkomen is de advocaat gratis.',
  },
  'it.ask.expulsion': {
    says: 'Ga vandaag naar een advocaat: voor iedereen gratis. U hebt 30 dagen voor de giudice di pace, die het kan schorsen.',
  },
  'it.ask.citizenship-refused': {
    says: 'Vóór het nee hebt u tien dagen om te antwoorden. Tegen een nee op verblijf hebt u 60 dagen voor het TAR Lazio, met advocaat. Het kantoor heeft 24 maanden, hooguit 36.',
  },
  'it.ask.renewal-receipt': {
    says: 'Ja. Hebt u de vergunning of verlenging op tijd gevraagd en hebt u het bewijs (ricevuta), dan mag u blijven en werken tot de beslissing. Vraag verlenging minstens 60 dagen voor het einde, uiterlijk binnen 60 dagen erna. Toon uw baas het bewijs. Duurt het maanden, schrijf dan de Questura en ga naar een patronato.',
  },
}
