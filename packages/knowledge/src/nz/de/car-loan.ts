/** The German words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_DE: Words = {
  'nz.car.right-warning': {
    says: 'Ein Kreditgeber muss mindestens 15 Tage, bevor er Sachen holt, eine Warnung (warning notice) schicken. Zahlen Sie in dieser Zeit den Rückstand oder bitten Sie um Hilfe in der Not (hardship).',
  },
  'nz.car.right-entry': {
    says: 'Nur ein zugelassener Beauftragter (repossession agent) darf kommen, zu festen Stunden. Sachen, die Sie zum Leben brauchen, darf er meist nicht nehmen.',
  },
  'nz.car.right-after': {
    says: 'Hat der Kreditgeber das Auto geholt, muss er eine Mitteilung schicken und vor dem Verkauf 15 Tage warten. Sie bekommen es zurück, wenn Sie den Rückstand aufholen.',
  },
  'nz.car.step': {
    says: 'Rufen Sie den Kreditgeber und MoneyTalks unter 0800 345 123 an, bevor die Frist endet.',
  },
  'nz.car.want': { says: 'Der Kreditgeber will die späten Zahlungen oder die Sachen.' },
  'nz.car.option-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um eine Änderung wegen einer Notlage (hardship).',
    title: 'Um Hilfe in der Not bitten',
    cost: 'Fragen ist kostenlos',
    time: 'Vor dem Ende der Frist',
    risk: 'Die Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen es behalten.',
  },
}
