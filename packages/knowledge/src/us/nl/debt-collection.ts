/** The Dutch words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'us.debt.want': {
    says: 'Zij willen dat u een schuld betaalt. Misschien willen zij ook dat u belt en zegt dat de schuld van u is.',
  },
  'us.debt.who': {
    says: 'Dit is een particulier incassobureau (debt collector). Het is geen rechtbank en niet de politie.',
  },
  'us.debt.who-buyer': {
    says: 'De schuld is misschien verkocht. Een bedrijf dat schulden koopt, moet kunnen laten zien dat uw schuld van hen is.',
  },
  'us.debt.reality': {
    says: 'Dit is een brief, geen papier van de rechtbank. Kijk voor u betaalt of de schuld van u is, klopt en niet te oud is.',
  },
  'us.debt.rights-summary': {
    says: 'U kunt de schuld schriftelijk betwisten en om bewijs vragen. U kunt ook zeggen dat het incassobureau geen contact meer mag opnemen.',
  },
  'us.debt.rights-any': {
    says: 'U kunt om een overzicht van de schuld vragen, zeggen dat die niet klopt, en gratis advies krijgen.',
  },
  'us.debt.not-yet-wages': {
    says: 'Bij een gewone schuld kunnen zij nu niet aan uw loon of het geld op uw bank komen. Zij moeten u eerst voor de rechter brengen en winnen.',
  },
  'us.debt.not-prison': {
    says: 'U kunt niet worden opgepakt omdat u deze schuld niet betaalt. Een incassobureau dat dreigt met de gevangenis overtreedt de wet.',
  },
  'us.debt.know-old': {
    says: 'Een incassobureau mag u niet voor de rechter brengen of daarmee dreigen als de wettelijke termijn voor de schuld voorbij is.',
    learnMore:
      'Zoek de datum van uw laatste betaling. De termijn verschilt per staat en per soort schuld.',
  },
  'us.debt.insight-restart': {
    says: 'Bij een oude schuld kan een kleine betaling duur zijn. In veel staten begint daarmee de tijd om u voor de rechter te brengen opnieuw.',
    actionable: 'Zoek de datum van uw laatste betaling voor u iets betaalt of belooft.',
  },
  'us.debt.warning-court-paper': {
    says: 'Dit zijn misschien papieren van de rechtbank. Antwoord de rechtbank schriftelijk en uiterlijk op de datum die erin staat. Anders verliest u zonder zitting.',
  },
  'us.debt.step-court-paper': {
    says: 'Zoek de laatste dag om te antwoorden. Dien uiterlijk dan een schriftelijk antwoord in bij de rechtbank, en bel vandaag de gratis rechtshulp (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Een bedrijf dat per telefoon schuldhulp verkoopt, mag geen geld vragen voor het een schuld voor u heeft geregeld.',
  },
  'us.debt.tactic-record': {
    says: 'Doe alles alleen schriftelijk. Dat geeft u bewijs en voorkomt druk aan de telefoon.',
    risk: 'Geen.',
    notWhen: 'U hebt papieren van de rechtbank: antwoord die eerst.',
  },
  'us.debt.tactic-first-month': {
    says: 'Betwist de schuld in de eerste 30 dagen. Alleen dan moeten zij stoppen tot zij bewijs sturen.',
    risk: 'Geen.',
    notWhen: 'De 30 dagen zijn voorbij. U kunt nog betwisten, maar zij hoeven niet te stoppen.',
  },
  'us.debt.tactic-place': {
    says: 'Een incassobureau mag u alleen voor de rechter brengen waar u woont of waar u het contract hebt getekend.',
    risk: 'Geen.',
    notWhen: 'De schuldeiser gaat naar de rechter in de plaats waar u woont of hebt getekend.',
  },
}
