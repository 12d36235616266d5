/** The German words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_DE: Words = {
  'au.car.right-notice': {
    says: 'Ein Kreditgeber muss eine Mahnung (default notice) schicken und 30 Tage warten, bevor er ein Auto nimmt. In Ihr Zuhause darf er nur mit Gerichtsbeschluss oder Ihrer Zustimmung.',
  },
  'au.car.right-small-debt': {
    says: 'Schulden Sie weniger als ein Viertel des Kredits oder weniger als 10.000 $ (es zählt, was weniger ist), braucht er für das Wegnehmen meist einen Gerichtsbeschluss.',
  },
  'au.car.right-sale': {
    says: 'Hat er das Auto genommen, muss er Ihnen den Wert nennen und sagen, wie Sie es zurückbekommen. Dann muss er 21 Tage warten, bevor er verkauft.',
  },
  'au.car.step-call': {
    says: 'Rufen Sie den Kreditgeber an, bevor die Frist der Mahnung endet. Bitten Sie um Hilfe bei Zahlungsnot (hardship), und beschweren Sie sich kostenlos bei der AFCA. Das hält die Sache meist an.',
  },
  'au.car.want': { says: 'Der Kreditgeber will die verspäteten Raten oder das Auto.' },
  'au.car.option-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um eine Änderung wegen Zahlungsnot (hardship).',
    title: 'Um Hilfe bei Zahlungsnot bitten',
    cost: 'Fragen kostet nichts',
    time: 'Bevor die Frist der Mahnung endet',
    risk: 'Die Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen das Auto behalten.',
  },
}
