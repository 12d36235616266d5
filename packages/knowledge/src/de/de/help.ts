/** Hilfe in Deutschland, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'de.help.verbraucherzentrale': {
    does: 'Beratung zu Verträgen, Inkasso, Energie und Betrug in Ihrem Bundesland, kostenlos oder günstig.',
  },
  'de.help.caritas': {
    does: 'Kostenlose Schuldnerberatung vor Ort und online, für alle Menschen.',
  },
  'de.help.diakonie': { does: 'Kostenlose Schulden- und Sozialberatung in vielen Orten.' },
  'de.help.awo': { does: 'Kostenlose Schuldnerberatung der Arbeiterwohlfahrt.' },
  'de.help.meine-schulden': {
    does: 'Hier finden Sie die kostenlose Schuldnerberatung in Ihrer Nähe.',
  },
  'de.help.mieterbund': {
    does: 'Örtliche Mietervereine beraten Mitglieder und schreiben für sie.',
  },
  'de.help.fachstelle': {
    does: 'Stelle Ihrer Stadt, die hilft, bevor Sie die Wohnung verlieren. Sie kann Mietschulden übernehmen.',
  },
  'de.help.dgb': {
    does: 'Gewerkschaften. Mitglieder bekommen Rechtsschutz im Betrieb und vor dem Arbeitsgericht.',
  },
  'de.help.arbeitsgericht': { does: 'Die Rechtsantragstelle nimmt Ihre Klage kostenlos auf.' },
  'de.help.beratungshilfe': {
    does: 'Bei wenig Geld gibt das Amtsgericht einen Berechtigungsschein für einen Anwalt. Sie zahlen höchstens 15 €.',
  },
  'de.help.prozesskostenhilfe': {
    does: 'Bezahlt Gericht und Anwalt, wenn Sie wenig Geld haben und der Fall Aussicht hat.',
  },
  'de.help.anwaltssuche': { does: 'Das amtliche Verzeichnis aller Anwältinnen und Anwälte.' },
  'de.help.vdk': {
    does: 'Sozialverband. Mitglieder bekommen Hilfe bei Bescheiden von Jobcenter, Rente und Kasse.',
  },
  'de.help.polizei': { does: 'Betrug online oder auf jeder Wache anzeigen. Bei Gefahr 110.' },
  'de.help.sperr-notruf': { does: 'Sperrt Karten und Online-Banking, Tag und Nacht.' },
  'de.help.weisser-ring': { does: 'Hilft Opfern von Straftaten, kostenlos.' },
  'de.help.telefonseelsorge': { does: 'Jemand zum Reden, Tag und Nacht, kostenlos.' },
  'de.help.hilfetelefon': {
    does: 'Hilfe für Frauen bei Gewalt, Tag und Nacht, in vielen Sprachen.',
  },
  'de.help.beitragsservice': { does: 'Hier beantragen Sie Befreiung, Ermäßigung oder Raten.' },
}
