/** Questions about money taken off the pay for damage or missing cash: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_NL: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Maak schriftelijk bezwaar en vraag het geld terug. Een kleine vergissing op het werk kost u niets. Bij meer onvoorzichtigheid betaalt u een redelijk deel, en alles alleen bij grove schuld of opzet. De werkgever moet uw schuld en de schade bewijzen. Wat niet op loon te beslaan is, mag ook niet ingehouden worden, behalve bij opzet.',
  },
  'de.ask-job.minus-hours': {
    says: 'Meestal niet, als de baas u te weinig werk gaf: dat is zijn risico, en hij betaalt die uren. Hij mag minuren alleen van het laatste loon aftrekken als u door een afgesproken urenrekening zelf kon kiezen om minder te werken. Open vakantie moet hij geven of uitbetalen. Zeg schriftelijk nee vóór de betaaldag.',
    dependsOn: 'wie de minuren veroorzaakte, en of uw contract een urenrekening heeft',
  },
}
