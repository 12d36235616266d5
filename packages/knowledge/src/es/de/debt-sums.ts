/** The German words of Spain: debt sums. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SUMS_DE: Words = {
  'es.debt-sums.interest': {
    says: 'Verzugszinsen laufen ab der Forderung, per Brief oder vor Gericht. Ist nichts vereinbart, gilt der gesetzliche Zins.',
  },
  'es.debt-sums.right-trade-rate': {
    says: 'Der hohe Zins und die 40 € der Ley 3/2004 gelten für Schulden zwischen Firmen. Als Privatperson schulden Sie sie nicht.',
  },
  'es.debt-sums.right-default-rate': {
    says: 'Bei einem Verbraucherkredit ist ein Verzugszins von mehr als zwei Punkten über dem Kreditzins missbräuchlich. Dann läuft nur der Kreditzins weiter.',
  },
  'es.debt-sums.right-reminder-fee': {
    says: 'Eine Bank darf nur für einen Dienst Geld nehmen, den Sie wollten und den sie geleistet hat. Eine feste Gebühr für jede offene Rate schulden Sie nicht.',
  },
  'es.debt-sums.right-guarantor': {
    says: 'Ein Bürge haftet nur für das, was im Papier steht, mit denselben Einwänden wie der Schuldner. Steht dort nicht „solidario“, müssen sie zuerst zum Schuldner.',
  },
  'es.debt-sums.right-litigious': {
    says: 'Wurde die Schuld während eines Prozesses darüber verkauft, können Sie sie zum Preis beenden, den der Käufer zahlte. Sie haben neun Tage ab seiner Forderung.',
  },
  'es.debt-sums.right-honour': {
    says: 'Ein falscher Eintrag in einer Schuldnerliste verletzt Ihre Ehre. Sie können dafür vor Gericht Geld verlangen, binnen vier Jahren.',
  },
  'es.debt-sums.right-not-done': {
    says: 'Wer seinen Teil des Vertrags nicht erfüllt hat, kann Ihren nicht fordern. Schreiben Sie, was nicht oder schlecht gemacht wurde.',
  },
  'es.debt-sums.right-ending': {
    says: 'Ein Vertrag endet nur bei einer Verletzung, die ins Gewicht fällt. Bestreiten Sie sie, entscheidet ein Gericht und kann Ihnen mehr Zeit geben.',
  },
  'es.debt-sums.right-penalty': {
    says: 'Ein Gericht senkt eine Vertragsstrafe, wenn Sie einen Teil des Vertrags erfüllt haben. Gegen Verbraucher gilt eine viel zu hohe Strafe nicht.',
  },
  'es.debt-sums.right-renewed': {
    says: 'Eine Firma muss Verbraucher so leicht gehen lassen, wie sie gekommen sind. Eine Verlängerung, die Sie nicht in fairer Zeit stoppen konnten, bindet Sie nicht.',
  },
}
