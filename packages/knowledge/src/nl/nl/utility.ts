/** Arrears for energy, gas and water: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_WORDS: Words = {
  'nl.utility.want': { says: 'Uw energie- of waterbedrijf wil dat u een rekening betaalt.' },
  'nl.utility.who': {
    says: 'Dit is een leverancier. Er gelden strenge regels voordat hij mag afsluiten.',
  },
  'nl.utility.real': { says: 'Een aanmaning is nog geen afsluiting. Daar zitten stappen tussen.' },
  'nl.utility.not-yet': {
    says: 'Ze moeten u eerst schriftelijk waarschuwen, persoonlijk contact zoeken en op schuldhulp wijzen.',
  },
  'nl.utility.rights': {
    says: 'U kunt een betalingsregeling vragen en schuldhulp van uw gemeente.',
  },
  'nl.utility.step-check': {
    says: 'Controleer de rekening: uw meterstand, het tarief en de periode.',
  },
  'nl.utility.step-call': {
    says: 'Bel het bedrijf nu en bied een maandbedrag. Vraag een bevestiging op papier.',
  },
  'nl.utility.step-wgs': {
    says: 'Vraag schuldhulp bij uw gemeente. Dreigt afsluiting? Dan is er binnen drie werkdagen een gesprek.',
  },
  'nl.utility.right-14': {
    says: 'U bent geen incassokosten schuldig vóór een gratis veertiendagenbrief.',
  },
  'nl.utility.right-contact': {
    says: 'U hebt vóór afsluiting recht op persoonlijk contact en een redelijke regeling.',
  },
  'nl.utility.right-fast': { says: 'U hebt recht op snelle hulp van uw gemeente.' },
  'nl.utility.option-plan': {
    title: 'Een betalingsregeling',
    says: 'Bied een bedrag dat u volhoudt.',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'Houd u eraan.',
    bestFor: 'De rekening klopt.',
  },
  'nl.utility.option-dispute': {
    title: 'De rekening betwisten',
    says: 'Schrijf wat niet klopt met een foto van de meter.',
    cost: 'Niets.',
    time: 'Eén brief.',
    risk: 'Betaal het deel dat klopt.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'nl.utility.option-help': {
    title: 'De gemeente vragen',
    says: 'Gratis schuldhulp.',
    cost: 'Niets.',
    time: 'Bij spoed drie werkdagen.',
    risk: 'Geen.',
    bestFor: 'U kunt niet betalen.',
  },
  'nl.utility.warn-ignore': { says: 'Zwijg niet. Contact voorkomt afsluiting.' },
  'nl.utility.right-before-cut-off': {
    says: 'Ze moeten u eerst schriftelijk waarschuwen, persoonlijk contact zoeken en op schuldhulp wijzen.',
  },
}
