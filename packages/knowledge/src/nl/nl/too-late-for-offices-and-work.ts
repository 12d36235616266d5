/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_NL: Words = {
  'nl.late.decision-reality': {
    says: 'Geteld vanaf de brief lijkt de tijd voor bezwaar of betaling voorbij. Te laat bezwaar kan tellen, en wie geld schuldig is, kan nog om delen vragen.',
  },
  'nl.late.decision-step': {
    says: 'Bel vandaag de instantie, ook al is de dag voorbij. Vraag wat er komt. Bent u geld schuldig, vraag dan een regeling die bij uw inkomen past.',
  },
  'nl.late.decision-object': {
    says: 'Bent u het niet eens? Maak toch vandaag bezwaar. Schrijf waarom het te laat is, zoals ziekte, grote stress of geen brief, en voeg bewijs toe.',
  },
  'nl.late.decision-rights': {
    says: 'Te laat bezwaar telt als u er redelijk niets aan kon doen. De instantie moet naar uw eigen geval kijken. U mag uw dossier zien en een regeling vragen.',
  },
  'nl.late.decision-right': {
    says: 'Met nieuwe feiten of veranderde omstandigheden kunt u ook na de zes weken om een nieuw besluit vragen.',
  },
  'nl.late.decision-option': {
    says: 'Schrijf waarom het besluit niet klopt en waarom u te laat bent, met bewijs.',
    title: 'Te laat bezwaar, met uw reden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Een zwakke reden wordt afgewezen.',
    bestFor: 'U kon er niets aan doen.',
  },
  'nl.late.decision-plan': {
    says: 'Vraag een regeling naar uw inkomen, of kwijtschelding.',
    title: 'Vraag nu om in delen te betalen',
    cost: 'Meestal rente.',
    time: 'Vandaag.',
    risk: 'Mist u een deel, dan kan de regeling stoppen.',
    bestFor: 'U kunt niet ineens betalen.',
  },
  'nl.late.tax-lower': {
    says: 'Is de inkomstenbelasting te hoog? De Belastingdienst kan die nog verlagen als u het binnen vijf jaar na dat jaar vraagt (ambtshalve vermindering).',
  },
  'nl.late.allowance': {
    says: 'Is een toeslag te laag vastgesteld? U kunt Dienst Toeslagen nog om herziening vragen, meestal tot vijf jaar na dat jaar.',
  },
  'nl.late.job-reality': {
    says: 'Geteld vanaf de brief zijn twee maanden voorbij. Maar ze lopen vanaf de laatste dag van de baan, dus misschien hebt u nog tijd.',
  },
  'nl.late.job-step': {
    says: 'Wanneer eindigde uw baan? Korter dan twee maanden geleden: vandaag naar een advocaat of de vakbond. Korter dan drie: eis nu de transitievergoeding.',
  },
  'nl.late.job-benefit': {
    says: 'Nog geen uitkering? Vraag vandaag WW aan bij UWV. Te laat kan een korting geven, en UWV betaalt meestal hoogstens 26 weken terug.',
  },
  'nl.late.job-rights': {
    says: 'Na twee maanden kan een rechter het meestal niet meer terugdraaien, na drie is de transitievergoeding weg. Onbetaald loon kunt u vijf jaar eisen.',
  },
  'nl.late.exit-step': {
    says: 'Niet getekend? U hoeft nog steeds niet te tekenen: vraag tijd en advies. Wel getekend? U hebt vanaf dan 14 dagen om het ongedaan te maken, of 21 als het er niet in staat.',
  },
}
