/** Kostenlose Hilfe: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'gb.help.national-debtline': {
    does: 'Kostenlose Schuldnerberatung per Telefon und online, mit Infoblättern und Musterbriefen.',
  },
  'gb.help.stepchange': {
    does: 'Kostenlose Schuldnerberatung und Zahlungspläne, online und per Telefon.',
  },
  'gb.help.business-debtline': {
    does: 'Kostenlose Schuldnerberatung für Selbstständige und kleine Firmen.',
  },
  'gb.help.citizens-advice': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit, Parken und Rechten, per Telefon, online und in Ihrer Nähe.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit, Parken und Rechten, auf Englisch und Walisisch.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Kostenlose Beratung zu Schulden, Wohnen, Arbeit und Rechten in örtlichen Büros.',
  },
  'gb.help.advice-ni': {
    does: 'Kostenlose Beratung zu Schulden, Sozialleistungen und Gemeindeabgaben (rates) in Nordirland.',
  },
  'gb.help.housing-rights': { does: 'Kostenlose Wohnberatung für Menschen in Nordirland.' },
  'gb.help.shelter': {
    does: 'Kostenlose Wohnberatung, mit eiliger Hotline für Menschen, die ihre Wohnung verlieren.',
  },
  'gb.help.shelter-cymru': { does: 'Kostenlose Beratung zu Wohnen und Schulden in Wales.' },
  'gb.help.shelter-scotland': { does: 'Kostenlose Wohnberatung in Schottland.' },
  'gb.help.acas': {
    does: 'Kostenlose Beratung zum Arbeitsrecht und die frühen Gespräche, die vor einer Klage beim tribunal nötig sind.',
  },
  'gb.help.lra': {
    does: 'Kostenlose Beratung zum Arbeitsrecht und frühe Gespräche in Nordirland.',
  },
  'gb.help.moneyhelper': {
    does: 'Kostenlose und neutrale Hilfe zu Geld, Schulden und Rente, vom Staat getragen.',
  },
  'gb.help.taxaid': {
    does: 'Kostenlose Steuerhilfe bei wenig Einkommen, wenn HMRC es nicht lösen kann.',
  },
  'gb.help.equality': {
    does: 'Kostenlose Beratung, wenn Sie wegen Ihrer Person schlechter behandelt werden.',
  },
  'gb.help.financial-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über Banken, Kreditgeber, Versicherungen und Inkasso.',
  },
  'gb.help.lgsco': {
    does: 'Prüft Beschwerden über Gemeinden in England und die Gerichtsvollzieher (bailiffs), die für sie arbeiten.',
  },
  'gb.help.spso': { does: 'Prüft Beschwerden über Gemeinden und Behörden in Schottland.' },
  'gb.help.psow': { does: 'Prüft Beschwerden über Gemeinden und Behörden in Wales.' },
  'gb.help.nipso': { does: 'Prüft Beschwerden über Behörden in Nordirland.' },
  'gb.help.housing-ombudsman': {
    does: 'Entscheidet kostenlos Beschwerden über soziale Vermieter in England.',
  },
  'gb.help.ecb': {
    does: 'Prüft Beschwerden über Gerichtsvollzieher-Firmen (bailiffs), die sich seinen Regeln angeschlossen haben.',
  },
  'gb.help.popla': {
    does: 'Kostenlose Prüfung privater Parkforderungen von Firmen der British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Kostenlose Prüfung privater Parkforderungen von Firmen der International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Kostenloser Widerspruch gegen Bußgelder der Gemeinden in England (außerhalb von London) und Wales.',
  },
  'gb.help.london-tribunals': {
    does: 'Kostenloser Widerspruch gegen Bußgelder der Londoner Gemeinden und von Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Entscheidet über Widersprüche gegen Bußgelder der Gemeinden in Schottland.',
  },
  'gb.help.nitpt': {
    does: 'Entscheidet über Widersprüche gegen Bußgeldbescheide (penalty charge notices) in Nordirland.',
  },
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
