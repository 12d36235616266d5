/** The German words of ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'it.help.gratuito': {
    does: 'Kostenloser Anwalt für Menschen mit kleinem Einkommen. Fragen Sie die Anwaltskammer (Ordine degli avvocati) Ihrer Stadt oder Ihres Gerichts.',
  },
  'it.help.occ': {
    does: 'Krisenstellen. Sie helfen Menschen mit zu vielen Schulden, einen Plan vom Gericht zu bekommen. Die Liste führt das Justizministerium (Ministero della Giustizia).',
  },
  'it.help.postale': { does: 'Beantwortet Fragen zu Betrug und nimmt online Anzeigen auf.' },
  'it.help.polizia': {
    does: 'Rufen Sie an, wenn Sie in Gefahr sind oder zu Hause bedroht werden.',
  },
  'it.help.abf': {
    does: 'Entscheidet online Streit mit Banken und Kreditgebern, für 20 €, nach einer Beschwerde.',
  },
  'it.help.aas': {
    does: 'Entscheidet online Streit mit Versicherern, für 20 €, nach einer Beschwerde.',
  },
  'it.help.arera': {
    does: 'Erklärt Rechte bei Strom, Gas und Wasser und bietet kostenlose Schlichtung.',
  },
  'it.help.agcom': { does: 'Kostenlose Schlichtung für Telefon, Internet und Bezahlfernsehen.' },
  'it.help.garante': {
    does: 'Nimmt Beschwerden an, wenn Ihre Daten oder eine Kreditliste gegen die Regeln genutzt werden.',
  },
  'it.help.ader': {
    does: 'Zeigt Ihre Steuerzahlkarten (cartelle) und lässt Sie online um Raten bitten.',
  },
  'it.help.inps': { does: 'Arbeitslosengeld (NASpI), Renten und andere Leistungen.' },
  'it.help.sunia': {
    does: 'Ein Mieterverein (sindacato inquilini). Er prüft Mietverträge und hilft bei Räumungen.',
  },
  'it.help.sicet': {
    does: 'Ein weiterer Mieterverein. Er berät zu Miete, Kündigung und Sozialwohnungen.',
  },
  'it.help.cgil': {
    does: 'Eine Gewerkschaft. Sie hilft bei Kündigungen, Lohn und Leistungen.',
  },
  'it.help.cisl': {
    does: 'Eine weitere Gewerkschaft. Ihr Patronato beantragt Leistungen und Renten, ihre Büros helfen beim Lohn.',
  },
  'it.help.adiconsum': {
    does: 'Ein Verbraucherverband. Er berät zu Rechnungen, Banken und zu vielen Schulden.',
  },
  'it.help.federconsumatori': { does: 'Ein Verbraucherverband mit Büros in den meisten Städten.' },
  'it.help.caritas': { does: 'Hilfe mit Essen, Miete und Rechnungen für Menschen in Not.' },
  'it.help.telefono-amico': {
    does: 'Wenn alles zu viel ist: Jemand hört zu, am Telefon oder im Chat.',
  },
}
