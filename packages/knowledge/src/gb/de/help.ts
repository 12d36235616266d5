/** Kostenlose Hilfe: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'gb.help.law-society': {
    does: 'Suche nach einem Anwalt (solicitor) in Ihrer Nähe, nach Art des Problems.',
  },
  'gb.help.law-society-scotland': { does: 'Suche nach einem Anwalt (solicitor) in Schottland.' },
  'gb.help.law-society-ni': { does: 'Suche nach einem Anwalt (solicitor) in Nordirland.' },
  'gb.help.law-centres': {
    does: 'Kostenlose Rechtshilfe von Anwälten in örtlichen law centres für Menschen, die nicht zahlen können.',
  },
  'gb.help.advocate': {
    does: 'Findet Anwälte (barristers), die kostenlos helfen. Jemand, der Ihren Fall kennt, muss Sie überweisen.',
  },
  'gb.help.civil-legal-advice': {
    does: 'Prozesskostenhilfe (legal aid) per Telefon bei wenig Einkommen, zum Beispiel wenn Ihre Wohnung in Gefahr ist.',
  },
  'gb.help.slab': {
    does: 'Erklärt die Prozesskostenhilfe (legal aid) in Schottland und nennt Anwälte, die sie machen.',
  },
  'gb.help.lsa-ni': { does: 'Leitet die Prozesskostenhilfe (legal aid) in Nordirland.' },
  'gb.help.check-legal-aid': {
    does: 'Eine kurze amtliche Prüfung, ob Prozesskostenhilfe (legal aid) für Sie möglich ist.',
  },
  'gb.help.council-tax-reduction': {
    does: 'Findet Ihre Gemeinde (council) und beginnt einen Antrag auf einen kleineren Betrag.',
  },
  'gb.help.bailiff-register': {
    does: 'Prüfen Sie, ob ein Gerichtsvollzieher (bailiff) eine Zulassung hat.',
  },
  'gb.help.breathing-space': {
    does: 'Erklärt die 60 Tage Schutz vor Gläubigern und wer ihn beantragen kann.',
  },
  'gb.help.aib': {
    does: 'Leitet das Moratorium, das Debt Arrangement Scheme und Insolvenzen in Schottland.',
  },
  'gb.help.valuation-tribunal': {
    does: 'Kostenloser Widerspruch bei Bescheiden, Rabatten und Ermäßigungen der Gemeindesteuer (council tax) in England.',
  },
  'gb.help.valuation-tribunal-wales': {
    does: 'Kostenloser Widerspruch bei Gemeindesteuer (council tax) in Wales.',
  },
  'gb.help.traffic-enforcement-centre': {
    does: 'Das Gerichtsbüro für unbezahlte Bußgelder der Gemeinden und die Formulare TE7, TE9, PE2 und PE3.',
  },
  'gb.help.report-fraud': {
    does: 'Nimmt Meldungen über Betrug in England, Wales und Nordirland an.',
  },
  'gb.help.police-scotland': { does: 'Nimmt Meldungen über Betrug in Schottland unter 101 an.' },
  'gb.help.lps': { does: 'Schickt in Nordirland die Bescheide für rates und vereinbart Raten.' },
  'gb.help.hmcts': {
    does: 'Adressen und Telefonnummern aller Gerichte, um zu prüfen, ob ein Gerichtsbrief echt ist.',
  },
  'gb.help.samaritans': {
    does: 'Jemand zum Reden, Tag und Nacht, wenn alles zu viel ist. Der Anruf ist kostenlos.',
    hours: 'Jeden Tag, rund um die Uhr',
  },
  'gb.help.nhs-111': {
    does: 'Eilige Hilfe für Ihre Gesundheit, auch seelisch. Rufen Sie 999 an, wenn ein Leben in Gefahr ist.',
    hours: 'Jeden Tag, rund um die Uhr',
  },
  'gb.help.lifeline-ni': {
    does: 'Hilfe für Menschen in Not oder Verzweiflung in Nordirland. Der Anruf ist kostenlos.',
    hours: 'Jeden Tag, rund um die Uhr',
  },
}
