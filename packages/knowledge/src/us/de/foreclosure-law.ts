/** The German words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_DE: Words = {
  'us.claim.foreclosure-120': {
    says: 'Eine Hypothekenfirma muss meist warten, bis Sie mehr als 120 Tage im Rückstand sind, bevor sie die Zwangsversteigerung (foreclosure) beginnt.',
    learnMore:
      'Eine von HUD zugelassene Wohnberatung (HUD-approved housing counselor) kann Ihnen kostenlos helfen, um einen Plan zu bitten.',
  },
  'us.mortgage.right-order': {
    says: 'Das Gesetz gibt eine Reihenfolge: zuerst Kontakt und Hilfe, dann, meist nach 120 Tagen, die Zwangsversteigerung (foreclosure). Ein vollständiger Antrag auf Hilfe kann sie aufhalten.',
  },
  'us.mortgage.right-intent': {
    says: 'In vielen Bundesstaaten muss der Kreditgeber zuerst eine Ankündigung (notice of intent) schicken. Sie muss Ihnen Zeit geben, den Rückstand zu zahlen und das Haus zu behalten.',
  },
  'us.mortgage.nj-intent': {
    says: 'In New Jersey muss eine Ankündigung (notice of intent) mindestens 30 Tage vor der Klage des Kreditgebers kommen. Zahlen Sie den Rückstand in dieser Zeit, ist es erledigt.',
  },
  'us.mortgage.ny-intent': {
    says: 'In New York muss der Kreditgeber eine Mitteilung mit 90 Tagen (90-day notice) und einer Liste kostenloser Berater schicken, bevor er wegen Ihres Hauses klagt.',
  },
  'us.mortgage.ny-conference': {
    says: 'In New York muss das Gericht zu einem Haus, in dem Sie wohnen, ein Einigungsgespräch (settlement conference) abhalten.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania muss der Kreditgeber Ihnen 30 Tage vor der Klage schreiben und Zeit geben, einen kostenlosen Berater zu treffen. Den Rückstand können Sie bis eine Stunde vor dem Verkauf zahlen.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts haben Sie einmal in fünf Jahren das Recht, den Rückstand innerhalb von 90 Tagen nach einer Mitteilung zu zahlen und das Haus zu behalten.',
  },
  'us.mortgage.md-intent': {
    says: 'In Maryland muss eine Ankündigung (notice of intent) mindestens 45 Tage vor einem Fall zur Zwangsversteigerung (foreclosure) kommen. Die meisten Eigentümer können Vermittlung (mediation) verlangen.',
  },
  'us.mortgage.ca-default': {
    says: 'In Kalifornien muss der Kreditgeber sich 30 Tage vor einer notice of default bei Ihnen melden. Bis 5 Geschäftstage vor dem Verkauf können Sie den Rückstand ausgleichen.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina muss der Kreditverwalter (servicer) mindestens 45 Tage, bevor er bei einem Hauskredit die Zwangsversteigerung (foreclosure) einreicht, eine Mitteilung schicken.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas bekommen Sie mindestens 20 Tage, um den Rückstand zu zahlen, und dann 21 Tage vor dem Verkauf Bescheid.',
  },
  'us.mortgage.wa-intent': {
    says: 'Im Bundesstaat Washington muss der Kreditgeber zuerst ein Treffen anbieten. Eine Wohnberatung (housing counselor) kann Sie zur Vermittlung (mediation) schicken.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida muss ein Kreditgeber für die Zwangsversteigerung (foreclosure) zum Gericht. Sie haben 20 Tage für die Antwort, nachdem Sie die Papiere bekommen haben.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio muss ein Kreditgeber für die Zwangsversteigerung (foreclosure) zum Gericht. Sie können die Schuld zahlen, bis der Richter den Verkauf bestätigt.',
  },
  'us.mortgage.right-stay': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt eine Zwangsversteigerung meist sofort, bis das Gericht entscheidet. Fragen Sie vorher einen Anwalt oder eine Wohnberatung.',
  },
}
