/** Questions about ending a lease, painting and wear: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_WORDS: Words = {
  'ch.ask.end-lease': {
    says: 'Schreiben Sie einen Brief und unterschreiben Sie; bei der Familienwohnung müssen beide unterschreiben. Die Frist beträgt meist drei Monate auf den ortsüblichen oder vereinbarten Termin. Der Brief muss rechtzeitig ankommen, also eingeschrieben.',
  },
  'ch.ask.leave-early': {
    says: 'Schlagen Sie einen zahlungsfähigen Nachmieter vor, der den gleichen Vertrag übernimmt. Einer reicht. Dann schulden Sie Miete nur bis zu dem Tag, an dem er eingezogen wäre. Der Vermieter darf ihn einige Tage prüfen. Tun Sie es schriftlich, mit seinen Unterlagen.',
  },
  'ch.ask.painting-and-wear': {
    says: 'Normale Abnutzung zahlen Sie nicht. Bei echten Schäden zahlen Sie nur den heutigen Wert: Ein Anstrich gilt nach etwa acht Jahren als verbraucht. Mängel muss der Vermieter bei der Rückgabe sofort melden, später nur verdeckte. Unterschreiben Sie nichts, was Sie nicht anerkennen. Die Schlichtungsbehörde ist gratis.',
  },
  'ch.ask.deposit-after-a-year': {
    says: 'Ein Jahr nach Ende der Miete muss die Bank die Kaution Ihnen allein auszahlen. Das gilt, wenn der Vermieter in diesem Jahr weder geklagt noch Sie betrieben hat. Der Vermieter muss nicht zustimmen. Schreiben Sie der Bank, mit Nachweis des Mietendes und einem Betreibungsauszug. Liegt das Geld auf keinem Konto auf Ihren Namen? Verlangen Sie es vom Vermieter mit Zins. Weigert sich jemand, ist die Schlichtungsbehörde kostenlos. Für eine Kautionsversicherung gelten eigene Regeln.',
  },
}
