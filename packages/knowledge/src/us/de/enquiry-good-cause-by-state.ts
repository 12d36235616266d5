/** Questions about having to leave without a lease, in states where the landlord needs a cause: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOOD_CAUSE_BY_STATE_DE: Words = {
  'us.state.nj.ask-no-lease': {
    says: 'In New Jersey ist das Ende des Mietvertrags kein Grund: Er läuft Monat für Monat weiter. Nötig sind ein Grund aus dem Anti-Eviction Act, die Frist dafür und ein Urteil. Aussperren ist verboten. Hauptausnahme: Der Eigentümer wohnt im Haus und vermietet höchstens zwei Wohnungen. Zahlen Sie weiter und bleiben Sie. Bei Gerichtspost legal aid anrufen.',
  },
  'us.state.ca.ask-no-lease': {
    says: 'In Kalifornien braucht der Vermieter nach 12 Monaten meist einen gesetzlichen Grund (just cause). Das Vertragsende ist keiner, ein abgelehnter gleicher Vertrag kann es sein. Ohne Ihre Schuld gibt es eine Monatsmiete. Nicht erfasst: Bauten unter 15 Jahren, Wohnen beim Eigentümer, viele Häuser und Eigentumswohnungen. Dort 30 Tage Frist, nach einem Jahr 60. Nur ein Gericht kann räumen.',
  },
  'us.state.or.ask-no-lease': {
    says: 'In Oregon braucht der Vermieter nach dem ersten Jahr meist einen Grund aus dem Gesetz; das Vertragsende ist keiner. Das kann ein Verstoß sein oder der Verkauf an jemanden, der einzieht. Dafür gelten 90 Tage Frist, ab fünf Wohnungen mit einer Monatsmiete. Wohnt der Eigentümer in einer von zwei Wohnungen dort, reichen 60. Im ersten Jahr können 30 reichen, in Portland 90. Nur ein Gericht kann räumen.',
  },
  'us.state.wa.ask-no-lease': {
    says: 'In Washington darf der Vermieter eine Miete von Monat zu Monat nur aus einem Grund beenden, den das Gesetz nennt, und muss ihn schriftlich nennen. Das Vertragsende reicht nur bei manchen Verträgen, etwa einem ersten ab sechs Monaten, mit 60 Tagen Frist davor. Einzug oder Verkauf eines Einzelhauses braucht 90 Tage. Zahlen Sie weiter, fragen Sie legal aid. Nur ein Gericht kann räumen.',
  },
  'us.state.ny.ask-no-lease': {
    says: 'In New York City und Orten mit Good Cause brauchen viele Vermieter auch ohne Vertrag einen Grund. Preisgebundene (rent-stabilized) Wohnungen sind auch geschützt. Meist ausgenommen: Eigentümer mit höchstens zehn Wohnungen, Bauten nach 2008. Sonst schriftliche Frist: 30 Tage, 60 nach einem Jahr, 90 nach zwei. Zahlen Sie weiter. Nur ein Gericht kann räumen; Aussperren ist strafbar.',
    dependsOn: 'wo die Wohnung liegt und wie viele der Eigentümer hat',
  },
  'us.state.co.ask-no-lease': {
    says: 'In Colorado braucht der Vermieter nach 12 Monaten meist einen Grund aus dem Gesetz; das Vertragsende ist keiner. Ein Grund ohne Ihre Schuld, wie Verkauf oder Einzug, braucht 90 Tage Frist, schriftlich. Nicht erfasst ist etwa, wer mit dem Eigentümer wohnt. Vor 12 Monaten ist eine schriftliche Frist nötig. Zahlen Sie weiter. Nur ein Gericht kann räumen.',
  },
}
