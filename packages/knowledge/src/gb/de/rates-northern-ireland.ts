/** Rates in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_DE: Words = {
  'gb.council-tax.ni-rates': {
    says: 'In Nordirland gibt es Gemeindeabgaben (rates), keine council tax. Das Amt für rates schickt den Bescheid. Es ist keine private Firma.',
  },
  'gb.council-tax.ni-wants': {
    says: 'Sie wollen unbezahlte Gemeindeabgaben (rates). Sie können um Raten bitten.',
  },
  'gb.council-tax.ni-step-call': {
    says: 'Rufen Sie heute Land & Property Services an und bitten Sie um Raten.',
  },
  'gb.council-tax.ni-step-help': {
    says: 'Fragen Sie nach Hilfe mit rates bei wenig Einkommen, Behinderung oder wenn Sie im Alter allein leben.',
  },
  'gb.council-tax.ni-option-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten.',
    title: 'Um Ratenzahlung bitten',
    cost: 'Was Sie zahlen können',
    time: 'Ein Anruf',
    risk: 'Zahlen Sie nicht weiter, kann es vor Gericht gehen.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.council-tax.ni-rights': {
    says: 'Zahlen Sie den verspäteten Teil innerhalb von 7 Tagen nach einer Erinnerung, bleibt Ihr Monatsplan. Nach einer letzten Mahnung (final notice) haben Sie 10 Tage.',
  },
  'gb.council-tax.ni-reality': {
    says: 'Vereinbaren Sie keine Raten, kann es vor Gericht gehen und Kosten kommen dazu. Auch nach einer letzten Mahnung (final notice) können Sie um Raten bitten.',
  },
  'gb.council-tax.ni-cannot': {
    says: 'Niemand kann wegen rates Sachen oder Lohn nehmen, bis ein Gericht entschieden hat und ein Vollstreckungsamt handelt.',
  },
  'gb.council-tax.ni-step-advice': {
    says: 'Holen Sie kostenlose Hilfe bei Advice NI: 0800 915 4604.',
  },
  'gb.council-tax.ni-option-help': {
    says: 'Eine Beratung kann prüfen, welche Hilfe Sie bekommen, und für Sie sprechen.',
    title: 'Kostenlose Schuldnerberatung holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf',
    risk: 'Die Fristen laufen weiter.',
    bestFor: 'Sie haben andere Schulden oder können nicht zahlen.',
  },
  'gb.council-tax.ni-warning': {
    says: 'Lassen Sie eine letzte Mahnung (final notice) nicht liegen. Gerichtskosten kommen dazu, und Ihre Kreditakte kann leiden.',
  },
}
