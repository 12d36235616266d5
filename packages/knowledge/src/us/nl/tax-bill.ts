/** The Dutch words of the rows in ../tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_BILL_NL: Words = {
  'us.tax.want-bill': {
    says: 'De IRS wil onbetaalde belasting. In het bedrag zitten de belasting, rente tot een bepaalde dag, en boetes omdat het te laat is.',
  },
  'us.tax.right-demand': {
    says: 'U hebt recht op een rekening met het bedrag. De IRS moet die sturen binnen 60 dagen nadat zij de belasting heeft genoteerd.',
  },
  'us.tax.right-penalty': {
    says: 'Een boete voor te laat betalen is 0,5% van de belasting per maand, hoogstens 25%. Die vervalt als u een goede reden laat zien. Bij een plan voor een aangifte die op tijd was, is het de helft.',
  },
  'us.tax.insight-interest': {
    says: 'Als u binnen 21 dagen na de rekening betaalt, komt er voor die dagen geen rente bij. Bij $100.000 of meer zijn het 10 werkdagen.',
    actionable: 'Betaal als het kan alles of een deel binnen 21 dagen na de datum van het bericht.',
  },
  'us.tax.insight-interest-runs': {
    says: 'Rente loopt vanaf de dag dat de belasting betaald moest zijn tot u betaalt, ook bij een plan. Elke betaling maakt die kleiner.',
    actionable: 'Als u maar een deel betwist, betaal de rest dan nu.',
  },
  'us.tax.not-yet-levy': {
    says: 'Zo’n rekening is geen beslag (levy). De IRS moet nog eens schrijven, minstens 30 dagen voor zij bezit neemt.',
  },
}
