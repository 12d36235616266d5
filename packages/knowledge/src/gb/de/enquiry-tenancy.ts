/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_DE: Words = {
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
  'gb.ask-housing.leave-early': {
    says: 'Private Mieten in England haben jetzt kein festes Ende. Sie können mit zwei Monaten Frist schriftlich zum Ende eines Mietzeitraums kündigen, außer Ihr Vertrag erlaubt weniger.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Auch ohne Papier haben Sie Rechte. Zahlen Sie Miete für eine Wohnung für sich allein, sind Sie sehr wahrscheinlich Mieter (tenant). Verlangen Sie die Bedingungen schriftlich.',
  },
  'gb.ask-home.succession': {
    says: 'Ein sicheres Mietverhältnis mit der Gemeinde (secure tenancy) kann einmal übergehen. Ehemann, Ehefrau oder Partner, die dort wohnten, übernehmen es. Andere aus der Familie können es, wenn es vor dem 1. April 2012 begann und sie die letzten 12 Monate dort wohnten, oder wenn der Vertrag es sagt. Fragen Sie schriftlich, zahlen Sie weiter und gehen Sie nicht ohne Rat.',
    dependsOn:
      'wann das Mietverhältnis begann, wer Sie für den Mieter sind und ob es schon einmal überging',
  },
}
