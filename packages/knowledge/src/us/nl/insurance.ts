/** The Dutch words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'us.insurance.want': {
    says: 'De verzekeraar zegt wat hij betaalt, of dat hij niet betaalt.',
  },
  'us.insurance.who': {
    says: 'Dit is een particulier bedrijf of een plan van het werk. Een nee is niet definitief.',
  },
  'us.insurance.reality': {
    says: 'Weinig mensen gaan in beroep, en veel van hen winnen. Het eerste beroep is gratis.',
  },
  'us.insurance.rights-summary': {
    says: 'U kunt schriftelijk om de reden vragen, de papieren zien, in beroep gaan, en klagen bij uw staat.',
  },
  'us.insurance.right-reason': {
    says: 'U kunt de verzekeraar schriftelijk vragen naar de reden en naar de woorden van de polis waar hij zich op baseert.',
  },
  'us.insurance.step-reason': {
    says: 'Zoek de reden van het nee en de laatste dag voor beroep. Vraag schriftelijk om uw dossier.',
  },
  'us.insurance.step-doctor': {
    says: 'Vraag uw arts om een brief waarom u de zorg nodig hebt, en om uw medische gegevens.',
  },
  'us.insurance.step-appeal': {
    says: 'Schrijf uw beroep: wat is geweigerd, waarom dat fout is, en het bewijs. Stuur het zo dat u de dag kunt bewijzen.',
  },
  'us.insurance.step-check-code': {
    says: 'Controleer namen, datums en codes. Veel weigeringen komen door een foute code die de praktijk van de arts kan verbeteren.',
  },
  'us.insurance.option-appeal': {
    says: 'Stuur een schriftelijk beroep met bewijs. Bij zorgplannen is deze stap nodig voor de meeste andere.',
    title: 'In beroep gaan binnen het plan of bij de verzekeraar',
    cost: 'Gratis',
    time: 'Bij zorgplannen 180 dagen om in te dienen',
    risk: 'Geen.',
    bestFor: 'U denkt dat zij moeten betalen.',
  },
  'us.insurance.option-complain': {
    says: 'Het verzekeringskantoor van de staat vraagt de verzekeraar om uitleg.',
    title: 'Klagen bij het verzekeringskantoor van uw staat',
    cost: 'Gratis',
    time: 'Weken',
    risk: 'Geen. Plannen die een werkgever zelf betaalt, horen bij het Department of Labor.',
    bestFor: 'De verzekeraar is traag, stil of oneerlijk.',
  },
  'us.insurance.option-help': {
    says: 'Bel EBSA over een plan van het werk, of het hulpprogramma voor consumenten van uw staat.',
    title: 'Gratis hulp bij het beroep krijgen',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'U bent ziek, of het bedrag is groot.',
  },
  'us.insurance.warning-medicare': {
    says: 'Medicare en Medicaid hebben eigen termijnen voor beroep, sommige maar 60 dagen. De uwe staat in de brief.',
  },
}
