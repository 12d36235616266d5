/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_NL: Words = {
  'it.ask.inclusion-allowance': {
    says: 'Ze is voor gezinnen met een kind onder 18, iemand van 60 of ouder, iemand met een handicap of iemand in zorg van de sociale dienst. De ISEE mag tot € 10.140 zijn, en ook inkomen en spaargeld hebben grenzen. U hebt vijf jaar in Italië nodig. Ze duurt 18 maanden, daarna telkens 12. Sinds 2026 valt er geen maand tussenuit, maar de eerste nieuwe maand betaalt de helft. Vraag ze online bij INPS of via een patronato.',
    dependsOn: 'wie er woont, de ISEE, het inkomen en de jaren in Italië',
  },
}
