/** The German words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_DE: Words = {
  'au.mortgage.right-default-notice': {
    says: 'Bevor der Kreditgeber wegen Ihres Zuhauses klagen kann, muss er Ihnen eine Mahnung (default notice) schicken und mindestens 30 Tage zum Nachzahlen geben.',
  },
  'au.mortgage.want': {
    says: 'Der Kreditgeber will die verspäteten Raten und sagt, dass er das Zuhause nehmen kann.',
  },
  'au.mortgage.reality': {
    says: 'Das ist eine Warnung, und Sie haben Zeit zum Handeln. Die meisten, die früh fragen, behalten ihr Zuhause mit einem Plan.',
  },
  'au.mortgage.option-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um eine Änderung wegen Zahlungsnot (hardship).',
    title: 'Um Hilfe bei Zahlungsnot bitten',
    cost: 'Fragen kostet nichts',
    time: 'Bevor die Frist der Mahnung endet',
    risk: 'Die Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen das Zuhause behalten.',
  },
  'au.mortgage.right-hardship': {
    says: 'Sie können um eine Änderung wegen Zahlungsnot (hardship) bitten. Der Kreditgeber muss schriftlich antworten, meist binnen 21 Tagen.',
  },
  'au.mortgage.right-afca': {
    says: 'Eine kostenlose Beschwerde bei der AFCA vor dem Urteil hält den Kreditgeber meist davon ab, den Prozess weiterzuführen.',
  },
  'au.mortgage.step-help': {
    says: 'Rufen Sie heute eine kostenlose Schuldnerberatung (financial counsellor) unter 1800 007 007 an, und beim Kreditgeber die Stelle für Zahlungsnot (hardship team).',
  },
}
