/** The German words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_DE: Words = {
  'nz.mortgage.right-twenty-days': {
    says: 'Vor einem Zwangsverkauf (mortgagee sale) müssen Sie eine Mitteilung bekommen, die Ihnen mindestens 20 Arbeitstage gibt, um den Rückstand aufzuholen.',
  },
  'nz.mortgage.want': {
    says: 'Der Kreditgeber will die späten Zahlungen und sagt, dass er das Haus verkaufen kann.',
  },
  'nz.mortgage.reality': {
    says: 'Das ist eine Warnung mit Zeit zum Handeln. Die meisten, die früh fragen, behalten ihr Zuhause mit einem Plan.',
  },
  'nz.mortgage.option-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um eine Änderung wegen einer Notlage (hardship).',
    title: 'Um Hilfe in der Not bitten',
    cost: 'Fragen ist kostenlos',
    time: 'Vor dem Ende der Frist',
    risk: 'Die Summe wächst, während Sie warten.',
    bestFor: 'Sie haben etwas Einkommen und wollen es behalten.',
  },
  'nz.mortgage.right-hardship': {
    says: 'Ist Krankheit, verlorene Arbeit oder eine Trennung der Grund, bitten Sie um eine Änderung des Kredits. Der Kreditgeber muss antworten.',
  },
  'nz.mortgage.step': {
    says: 'Rufen Sie heute die Stelle der Bank für Notlagen (hardship team) und MoneyTalks unter 0800 345 123 an. Lassen Sie sich zu der Mitteilung rechtlich beraten.',
  },
}
