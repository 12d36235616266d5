/** The German words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_DE: Words = {
  'it.stay.want': {
    says: 'Ein Amt entscheidet über Ihr Recht, in Italien zu bleiben.',
  },
  'it.stay.right-answer': {
    says: 'Vor dem Nein haben Sie zehn Tage für eine schriftliche Antwort mit Papieren. Die Entscheidung muss sagen, warum sie nicht genügte.',
  },
  'it.stay.deadline-answer': {
    says: 'Sie haben zehn Tage ab Erhalt zum Antworten. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Antwort und Papiere ans Amt schicken (osservazioni)',
    consequence: 'Das Amt entscheidet ohne Ihre Sicht.',
  },
  'it.stay.right-court': {
    says: 'Gegen ein Nein haben Sie 60 Tage für das Verwaltungsgericht (TAR). Bei Familien-Erlaubnissen gilt das normale Gericht (tribunale). Sie brauchen einen Anwalt.',
  },
  'it.stay.right-new-facts': {
    says: 'Sie müssen neue Tatsachen, Ihre Familie hier und Ihre Jahre in Italien beachten.',
  },
  'it.stay.right-work': {
    says: 'Solange die Verlängerung läuft, dürfen Sie mit der Quittung (ricevuta) bleiben und arbeiten.',
  },
  'it.stay.right-lawyer': {
    says: 'Mit wenig Einkommen haben Sie einen kostenlosen Anwalt. Gegen eine Ausweisung ist er für alle gratis.',
  },
  'it.stay.right-expulsion': {
    says: 'Gegen eine Ausweisung haben Sie 30 Tage für den giudice di pace. Der Richter kann sie anhalten. Gehen Sie heute zum Anwalt.',
  },
  'it.stay.step-lawyer': {
    says: 'Gehen Sie heute zu einem Anwalt, einem patronato oder einer kostenlosen Beratung. Nehmen Sie dieses Papier und den Tag des Erhalts mit.',
  },
  'it.stay.step-papers': {
    says: 'Lesen Sie den Grund. Sammeln Sie Papiere für das Gegenteil: Lohnzettel, Vertrag, Wohnung, Familie, Steuererklärung.',
  },
  'it.stay.option-answer': {
    title: 'Schriftlich antworten',
    says: 'Antworten Sie auf jeden Grund und legen Sie Papiere bei. Per PEC schicken oder abgeben.',
    cost: 'Nichts.',
    time: 'Zehn Tage.',
    risk: 'Keines.',
    bestFor: 'Das Amt hat noch nicht entschieden.',
  },
  'it.stay.right-no-warning': {
    says: 'Vor einem Nein muss das Amt Ihnen seine Gründe schicken und zehn Tage für eine Antwort geben. Tat es das nicht, schreiben Sie es in Ihre Klage.',
  },
}
