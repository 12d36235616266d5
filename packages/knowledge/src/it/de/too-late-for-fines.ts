/** What can still be done when the time to answer a fine is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_DE: Words = {
  'it.too-late.fine-want': {
    says: 'Polizei oder Stadt verhängte ein Bußgeld (multa, verbale). Ab dem Datum des Papiers gezählt sind die 60 Tage zum Zahlen oder Widersprechen vorbei.',
  },
  'it.too-late.fine-rights': {
    says: 'Sie können noch zahlen, aber etwa das Doppelte. Sie dürfen den Nachweis der Zustellung verlangen.',
  },
  'it.too-late.fine-reality': {
    says: 'Es ist keine Straftat. Nach 60 Tagen ohne Zahlung oder Einspruch dürfen sie die Hälfte des Höchstbetrags einziehen, etwa das Doppelte.',
  },
  'it.too-late.fine-not-yet': {
    says: 'Sie können nicht von heute auf morgen pfänden. Erst muss eine Rechnung (cartella) oder ein Befehl der Stadt kommen.',
  },
  'it.too-late.fine-step': {
    says: 'Suchen Sie den Tag, an dem es ankam. Unter 30 Tagen geht noch das Gericht. Unter 60: zahlen oder Prefetto. Später? Fragen Sie, was heute fällig ist, bevor die Cartella mehr bringt.',
  },
  'it.too-late.fine-pay': {
    says: 'Fragen Sie das Amt nach der heutigen Summe und zahlen Sie alles. Sie wächst beim Eintreiber um 10 % je sechs Monate.',
    title: 'Jetzt zahlen, bevor eine Rechnung kommt',
    cost: 'Etwa das Doppelte der ersten Summe.',
    time: 'Minuten.',
    risk: 'Sie verzichten auf den Einspruch.',
    bestFor: 'Das Bußgeld stimmt und kam bei Ihnen an.',
  },
  'it.too-late.fine-never-served': {
    says: 'Kam das Bußgeld nie an? Wenn die Cartella dafür kommt, erheben Sie Einspruch beim Friedensrichter und sagen Sie es.',
    title: 'Einspruch bei der Cartella, wenn das Bußgeld nie ankam',
    cost: 'Eine kleine Gebühr.',
    time: '30 Tage ab der Cartella.',
    risk: 'Beweist das Amt die Zustellung, verlieren Sie.',
    bestFor: 'Sie waren umgezogen, oder es ging an den falschen Ort.',
  },
  'it.too-late.fine-order-rights': {
    says: 'Sie können zahlen, bei wenig Geld Raten verlangen und den Nachweis der Zustellung fordern.',
  },
  'it.too-late.fine-order-reality': {
    says: 'Ab dem Datum gezählt sind die 30 Tage für das Gericht vorbei. Sie laufen ab der Zustellung an Sie.',
  },
  'it.too-late.fine-order-step': {
    says: 'Suchen Sie den Tag der Zustellung. Unter 30 Tagen? Heute Einspruch beim Friedensrichter. Später? Bitten Sie das Amt, das unterschrieb, um Raten, bevor eine Cartella kommt.',
  },
  'it.too-late.fine-parts': {
    says: 'Können Sie nicht alles zahlen, bitten Sie das Amt um Raten. Ist eine Rechnung von AdER da, bitten Sie AdER.',
  },
}
