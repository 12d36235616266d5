/** Fragen zur Wohnung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_DE: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Verlangen Sie schriftlich die Kaution und eine Liste der Abzüge mit Belegen. Sind Sie nicht einverstanden, nutzen Sie die kostenlose Schlichtung des deposit scheme. Der Vermieter muss den Schaden beweisen.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Ihr Vermieter hatte 30 Tage, die Kaution zu schützen und zu sagen, wo. Wenn nicht, können Sie sie und das Ein- bis Dreifache verlangen. Sie haben sechs Jahre.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Normale Abnutzung (fair wear and tear) zahlen Sie nicht. Der Vermieter darf nur echten Schaden oder Schmutz verlangen, abzüglich des Alters der Sache.',
  },
  'gb.ask-housing.repairs': {
    says: 'Ihr Vermieter muss Bau, Rohre, Heizung, Warmwasser, Toiletten und Leitungen reparieren. Melden Sie es schriftlich mit Fotos. Passiert nichts, bitten Sie die Gemeinde (council) um Prüfung. Zahlen Sie weiter Miete.',
  },
  'gb.ask-housing.damp': {
    says: 'Ihr Vermieter muss die Wohnung bewohnbar halten. Feuchtigkeit oder Schimmel kann sie unbewohnbar machen. Melden Sie es schriftlich mit Fotos und Folgen für die Gesundheit. Rufen Sie dann die Gemeinde (council) an.',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Zahlen Sie weiter Miete, auch wenn nicht repariert wird. Rückstand kann Sie die Wohnung kosten. Können Sie nicht zahlen, sprechen Sie jetzt mit Vermieter und Schuldnerberatung.',
  },
  'gb.ask-housing.rent-increase': {
    says: 'Ein privater Vermieter in England darf die Miete einmal im Jahr erhöhen, mit Form 4A und zwei Monaten Frist. Vor dem Beginn können Sie zum tribunal. Es kann nicht mehr festsetzen als verlangt.',
    dependsOn: 'ob sie Formular und Frist richtig benutzt haben',
  },
  'gb.ask-housing.section-21': {
    says: 'Section 21 endete für private Mieter in England am 1. Mai 2026. Eine Kündigung nach dem 30. April 2026 wirkt nicht. Deswegen müssen Sie nicht ausziehen.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Eine section 21 notice von vor dem 1. Mai 2026 zählt nur, wenn spätestens am 31. Juli 2026 geklagt wurde. Holen Sie Rat zu Datum und Gerichtspost.',
    dependsOn: 'wann gekündigt wurde und ob das Gericht schon begonnen hat',
  },
  'gb.ask-housing.evict': {
    says: 'Ein privater Vermieter in England braucht jetzt gesetzlichen Grund, richtige section 8 notice und Gerichtsanordnung. Verkauf oder Eigenbedarf braucht vier Monate Frist und geht nicht im ersten Jahr.',
    dependsOn: 'welchen Grund sie nennen',
  },
  'gb.ask-housing.must-leave': {
    says: 'Am letzten Tag einer Kündigung (notice) müssen Sie nicht ausziehen. Nur ein Gericht kann es anordnen, und nur court bailiffs dürfen es durchführen. Wohnen Sie mit dem Vermieter, ist das anders.',
  },
  'gb.ask-housing.locked-out': {
    says: 'Die meisten Mieter ohne Gerichtsanordnung zu vertreiben oder die Schlösser zu tauschen, ist eine Straftat. Rufen Sie jetzt die Gemeinde (council) an und die Polizei unter 101, bei Gefahr 999.',
  },
  'gb.ask-housing.entry': {
    says: 'Ein Vermieter darf nicht hereinkommen, wann er will. Für Reparaturen und Prüfungen soll er mindestens 24 Stunden vorher schreiben, außer im Notfall. Verlangen Sie schriftlich, dass er aufhört.',
  },
  'gb.ask-housing.lodger': {
    says: 'Ein Untermieter beim Vermieter (lodger) hat weniger Rechte. Es braucht keine Gerichtsanordnung, aber eine faire Frist, oft die Zeit zwischen zwei Miettagen. Gewalt ist verboten.',
    dependsOn: 'ob Sie Wohnräume mit dem Vermieter teilen',
  },
  'gb.ask-housing.pets': {
    says: 'Seit 1. Mai 2026 dürfen Sie einen privaten Vermieter in England schriftlich um ein Haustier bitten. Er muss innerhalb von 28 Tagen antworten und braucht für ein Nein einen guten Grund.',
    dependsOn: 'ob er einen guten Grund hat',
  },
  'gb.ask-housing.arrears': {
    says: 'Rufen Sie heute den Vermieter an und bieten Sie die Miete und etwas mehr an. Prüfen Sie Sozialleistungen und holen Sie kostenlose Schuldnerberatung. Für den wichtigsten Rückstandsgrund brauchen sie drei Monate Rückstand, vier Wochen Frist und ein Gericht.',
  },
  'gb.ask-housing.leave-early': {
    says: 'Private Mieten in England haben jetzt kein festes Ende. Sie können mit zwei Monaten Frist schriftlich zum Ende eines Mietzeitraums kündigen, außer Ihr Vertrag erlaubt weniger.',
  },
  'gb.ask-housing.fees': {
    says: 'In England sind die meisten Gebühren verboten. Erlaubt sind Miete, begrenzte Kaution, eine Reservierung (holding deposit) bis eine Wochenmiete und wenige Kosten für eigene Fehler. Anderes können Sie zurückverlangen.',
    dependsOn: 'wofür die Gebühr ist',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'Bei neuen privaten Mieten in England dürfen sie höchstens eine Monatsmiete im Voraus verlangen. Sie dürfen keine Gebote über der Anzeige einholen.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Ein privater Vermieter oder Makler in England darf Sie nicht wegen Sozialleistungen oder Kindern abweisen. Behalten Sie Anzeige oder Nachricht und sagen Sie es der Gemeinde (council).',
  },
  'gb.ask-housing.homeless': {
    says: 'Wenden Sie sich heute an das homeless team der Gemeinde (council). Verlieren Sie die Wohnung innerhalb von 56 Tagen, muss sie helfen, zu bleiben oder umzuziehen. Rufen Sie Shelter an: 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Behalten Sie den Beleg Ihrer Beschwerde mit Datum. In England braucht ein Vermieter jetzt echten gesetzlichen Grund und Gerichtsanordnung. Eine Beschwerde allein kostet Sie also nicht die Wohnung.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Auch ohne Papier haben Sie Rechte. Zahlen Sie Miete für eine Wohnung für sich allein, sind Sie sehr wahrscheinlich Mieter (tenant). Verlangen Sie die Bedingungen schriftlich.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 endete für private Mieter in England am 1. Mai 2026. Seitdem braucht ein Vermieter gesetzlichen Grund, section 8 notice und Gerichtsanordnung.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Ein privater Vermieter in England braucht vier Wochen Frist und ein Gericht. Fehlen an beiden Tagen drei Monate, muss das Gericht anordnen. Bei weniger prüft es, was fair ist.',
    dependsOn: 'wie viel Sie schulden und was ein Gericht entscheidet',
  },
  'gb.ask-home.succession': {
    says: 'Ein sicheres Mietverhältnis mit der Gemeinde (secure tenancy) kann einmal übergehen. Ehemann, Ehefrau oder Partner, die dort wohnten, übernehmen es. Andere aus der Familie können es, wenn es vor dem 1. April 2012 begann und sie die letzten 12 Monate dort wohnten, oder wenn der Vertrag es sagt. Fragen Sie schriftlich, zahlen Sie weiter und gehen Sie nicht ohne Rat.',
    dependsOn:
      'wann das Mietverhältnis begann, wer Sie für den Mieter sind und ob es schon einmal überging',
  },
  'gb.ask-homeless.review': {
    says: 'Bitten Sie die Gemeinde binnen 21 Tagen nach der Entscheidung schriftlich um eine Überprüfung (review) und um Unterkunft bis dahin. Bleibt es beim Nein, haben Sie 21 Tage für eine Berufung zum County Court wegen eines Rechtsfehlers. Rufen Sie heute Shelter an; dafür gibt es Rechtshilfe.',
  },
}
