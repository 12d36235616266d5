/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'nz.ask.tax': {
    says: 'Kijk het na in myIR. Vraag om betaling in delen (instalments) vóór de dag dat u moet betalen, of betwist het op tijd als het niet klopt.',
  },
  'nz.ask.benefit': {
    says: 'Vraag om de redenen. Vraag binnen drie maanden om een herziening (review) als het niet klopt. Klopt het wel? Vraag dan om kleinere betalingen.',
  },
  'nz.ask.winz-debt': {
    says: 'Vraag Work and Income binnen drie maanden om een herziening (review) als u het er niet mee eens bent. Bent u het schuldig? Vraag dan om een lager bedrag waarmee u kunt leven.',
  },
  'nz.ask.benefit-refused': {
    says: 'Vraag binnen drie maanden schriftelijk om een herziening van het besluit (review of decision). Een commissie kijkt ernaar, en daarna kunt u in beroep gaan. Het is gratis.',
  },
  'nz.ask.ird-deduct': {
    says: 'Bel vandaag Inland Revenue of gebruik myIR. Het kan de inhouding bij nood verlagen, termijnen afspreken en soms boete of rente schrappen. Nam het te veel? Klaag bij de Ombudsman.',
  },
  'nz.ask.winz-relationship': {
    says: 'Samen in een huis wonen is niet genoeg. Het moet als een huwelijk zijn, met een band en geldsteun. Vraag binnen drie maanden een review en laat zien dat u apart leeft en betaalt.',
  },
  'nz.ask.acc-declined': {
    says: 'Vraag binnen drie maanden na de brief om een review; dat is gratis. Laat een arts schrijven hoe het ongeluk het letsel gaf. Daarna kunt u in beroep bij de District Court.',
  },
}
