/** The German words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_DE: Words = {
  'us.deposit.want': { says: 'Ihr Vermieter sagt, was er von Ihrer Kaution behält und warum.' },
  'us.deposit.reality': {
    says: 'Normale Abnutzung ist kein Schaden. In den meisten Bundesstaaten verliert ein Vermieter, der zu spät ist oder nichts aufzählt, das Recht, sie zu behalten.',
  },
  'us.deposit.right-list': {
    says: 'Sie haben das Recht auf eine Liste jedes Abzugs. In vielen Bundesstaaten können Sie Rechnungen oder Fotos verlangen.',
  },
  'us.deposit.step-proof': {
    says: 'Sammeln Sie Mietvertrag, Fotos vom Einzug und Auszug und Nachrichten. Schreiben Sie den Tag auf, an dem Sie die Schlüssel zurückgaben.',
  },
  'us.deposit.step-write': {
    says: 'Schreiben Sie, was Sie bestreiten und warum, nennen Sie Ihre neue Adresse und setzen Sie einen Tag für die Zahlung des Rests. Behalten Sie einen Beweis des Absendens.',
  },
  'us.deposit.option-small-claims': {
    says: 'Schicken Sie zuerst eine Forderung (demand letter). Das Gericht für kleine Fälle (small claims court) braucht keinen Anwalt.',
    title: 'Schreiben, dann zum Gericht für kleine Fälle gehen',
    cost: 'Eine kleine Gerichtsgebühr; fragen Sie nach Erlass (waiver)',
    time: 'Erst ein Brief, dann einige Wochen',
    risk: 'Der Vermieter kann auch Schaden fordern.',
    bestFor: 'Man behielt zu viel, war zu spät oder schickte keine Liste.',
  },
}
