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
  'us.insurance.rights-health': {
    says: 'U kunt uw dossier gratis zien, binnen het plan in beroep gaan, en daarna artsen van buiten laten beslissen.',
  },
  'us.insurance.asked-health': {
    says: 'U hebt 180 dagen om binnen een zorgplan in beroep te gaan, en kunt uw dossier gratis zien. Na het laatste nee kunnen artsen van buiten beslissen.',
  },
  'us.insurance.deadline-appeal': {
    says: 'U hebt 180 dagen nadat u de beslissing kreeg om binnen het zorgplan in beroep te gaan.',
    action: 'Uw interne beroep naar het zorgplan sturen',
    consequence: 'U kunt het recht op beroep en op een rechtszaak verliezen.',
  },
  'us.insurance.deadline-external': {
    says: 'Na het laatste nee van het plan hebt u vier maanden om een beoordeling van buiten te vragen (external review). Het plan moet de uitkomst volgen.',
    action: 'Om een beoordeling door onafhankelijke artsen vragen (external review)',
    consequence: 'De beslissing van het plan blijft, behalve als u naar de rechter gaat.',
  },
  'us.insurance.right-file': {
    says: 'U hebt recht op de reden, de regel die zij gebruikten, en een gratis kopie van uw hele dossier.',
  },
  'us.insurance.right-fresh': {
    says: 'Een andere persoon moet over uw beroep beslissen. Bij medische vragen moet een passende arts worden gevraagd.',
  },
  'us.insurance.right-external': {
    says: 'Bij de meeste medische beslissingen kunt u na het laatste nee van het plan onafhankelijke artsen laten kijken.',
  },
  'us.insurance.right-urgent': {
    says: 'Als wachten slecht is voor uw gezondheid, vraag dan om een snel beroep. Zij moeten binnen 72 uur antwoorden.',
  },
  'us.insurance.right-surprise': {
    says: 'Bij spoed betaalt u niet meer dan binnen uw netwerk. Dat geldt ook voor de meeste artsen in zo’n ziekenhuis die u niet koos.',
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
  'us.insurance.option-external': {
    says: 'Onafhankelijke artsen kijken naar de zaak. Zeggen zij ja, dan moet het plan betalen.',
    title: 'Om een beoordeling van buiten vragen (external review)',
    cost: 'Gratis, of hoogstens $25',
    time: 'Vier maanden om het te vragen',
    risk: 'Geen. U kunt meestal nog naar de rechter.',
    bestFor: 'Het plan zei weer nee om medische redenen.',
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
