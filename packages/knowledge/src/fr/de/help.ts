/** The German words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'fr.help.pcb': {
    does: 'Kostenloser und vertraulicher Rat zu Schulden und Haushaltsgeld, in Ihrer Nähe.',
  },
  'fr.help.banque-de-france': {
    does: 'Nimmt kostenlos Anträge bei Überschuldung (surendettement) an und informiert über Banken und Kredit.',
  },
  'fr.help.cresus': { does: 'Ein Netz von Vereinen, das Menschen mit Schulden kostenlos hilft.' },
  'fr.help.adil': {
    does: 'Kostenloser und neutraler Rechtsrat zu Miete, Kündigung, Mietschulden und Räumung.',
  },
  'fr.help.sos-loyers': {
    does: 'Eine kostenlose Nummer für Mieter mit Mietschulden. Sie erreichen die ADIL in Ihrer Nähe.',
  },
  'fr.help.115': {
    does: 'Eine Notrufnummer für Menschen ohne Schlafplatz. Sie ist kostenlos, Tag und Nacht.',
  },
  'fr.help.droit-du-travail': {
    does: 'Öffentliche Bedienstete erklären Beschäftigten kostenlos das Arbeitsrecht.',
  },
  'fr.help.code-du-travail-numerique': {
    does: 'Die amtliche Website mit Antworten zum Arbeitsrecht und Rechnern für Kündigungsfrist und Lohn.',
  },
  'fr.help.reponseconso': {
    does: 'Die Behörde für Betrug und Verbraucher. Sie beantwortet Fragen und nimmt Meldungen an.',
  },
  'fr.help.inc': {
    does: 'Findet einen Verbraucherverein in Ihrer Nähe, zum Beispiel UFC-Que Choisir oder CLCV.',
  },
  'fr.help.energie': { does: 'Kostenloser Rat und Hilfe im Streit um Strom und Gas.' },
  'fr.help.assurance': {
    does: 'Prüft Streit mit Versicherern kostenlos, nachdem der Versicherer geantwortet hat.',
  },
  'fr.help.17cyber': {
    does: 'Die öffentliche Hilfe bei Betrug und Angriffen im Internet, Tag und Nacht.',
  },
  'fr.help.info-escroqueries': {
    does: 'Rat der Polizei am Telefon für Menschen, die auf Betrug gestoßen sind. Der Anruf ist kostenlos.',
  },
  'fr.help.point-justice': {
    does: 'Kostenloser Rechtsrat in Ihrer Nähe von Anwälten, Schlichtern und Vereinen.',
  },
  'fr.help.aide-juridictionnelle': {
    does: 'Bei niedrigem Einkommen zahlt der Staat Anwalt und Gerichtskosten ganz oder zum Teil.',
  },
  'fr.help.defenseur-des-droits': { does: 'Hilft kostenlos bei Ämtern und bei Diskriminierung.' },
  'fr.help.france-services': {
    does: 'Öffentliche Schalter in Ihrer Nähe, die bei Formularen und Schritten im Internet helfen.',
  },
  'fr.help.3114': {
    does: 'Jemand zum Reden, Tag und Nacht, wenn alles zu viel wird. Der Anruf ist kostenlos.',
  },
}
