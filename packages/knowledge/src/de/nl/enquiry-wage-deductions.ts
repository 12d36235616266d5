/** Questions about money taken off the pay for damage or missing cash: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_NL: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Maak schriftelijk bezwaar en vraag het geld terug. Een kleine vergissing op het werk kost u niets. Bij meer onvoorzichtigheid betaalt u een redelijk deel, en alles alleen bij grove schuld of opzet. De werkgever moet uw schuld en de schade bewijzen. Wat niet op loon te beslaan is, mag ook niet ingehouden worden, behalve bij opzet.',
  },
}
