/** What to do about a letter from a debt collector: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'gb.debt.step-age': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als sechs Jahre zurück, ist die Schuld vielleicht zu alt. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als fünf Jahre zurück, ist die Schuld vielleicht erloschen. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-age-ni': {
    says: 'Suchen Sie das Datum Ihrer letzten Zahlung. Liegt es mehr als sechs Jahre zurück, ist die Schuld vielleicht zu alt. Holen Sie Rat, bevor Sie antworten.',
  },
  'gb.debt.step-write': {
    says: 'Schreiben Sie, rufen Sie nicht an. Verlangen Sie Beweise für die Schuld und eine Liste aller Kosten. Schreiben Sie, dass Ihr Brief die Schuld nicht anerkennt.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Können Sie eine kleinere Summe auf einmal aufbringen? Bieten Sie sie an, um die Schuld zu beenden. Holen Sie vor der Zahlung ein schriftliches Ja. Darin muss stehen, dass der Rest erlassen ist.',
  },
  'gb.debt.step-check': {
    says: 'Prüfen Sie zuerst den Brief. Ist es Ihre Schuld? Stimmt die Summe? Haben Sie schon gezahlt? Zahlen, unterschreiben und telefonieren Sie nicht, bevor Sie es wissen.',
  },
  'gb.debt.step-essentials': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und Gemeindesteuer (council tax). Sehen Sie dann, was übrig bleibt. Eine kostenlose Schuldnerberatung kann Ihnen helfen.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Zahlen Sie zuerst Wohnung, Heizung, Essen und Gemeindeabgaben (rates). Sehen Sie dann, was übrig bleibt. Eine kostenlose Schuldnerberatung kann Ihnen helfen.',
  },
  'gb.debt.step-offer': {
    says: 'Schulden Sie das Geld? Rechnen Sie aus, was Sie im Monat zahlen können, und bieten Sie es an. Bitten Sie darum, Zinsen und Kosten zu stoppen.',
  },
  'gb.debt.step-token': {
    says: 'Haben Sie nur sehr wenig übrig, bieten Sie dieses Wenige an. Legen Sie einen Haushaltsplan bei. Sie sollen nicht mehr verlangen, als Sie schaffen.',
  },
  'gb.debt.step-dispute': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht? Schreiben Sie das und warum. Verlangen Sie, dass sie nicht weiter eintreiben, solange sie prüfen.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht? Schreiben Sie das und warum. Schicken Sie denselben Brief auch an die ursprüngliche Firma.',
  },
  'gb.debt.step-agreement': {
    says: 'Verlangen Sie vom Eigentümer der Schuld eine Kopie Ihres Kreditvertrags (credit agreement). Legen Sie £1 Gebühr bei. Bis die Kopie kommt, kann er den Vertrag nicht vor Gericht durchsetzen.',
  },
  'gb.debt.step-records': {
    says: 'Verlangen Sie von der ursprünglichen Firma alle Daten über Sie. Das ist kostenlos. Meist muss sie innerhalb eines Monats antworten. Die Notizen können Zahlungen und Fehler zeigen.',
  },
  'gb.debt.step-keep': {
    says: 'Heben Sie jeden Brief und Umschlag auf. Schreiben Sie zu jedem Anruf Tag, Namen und Inhalt auf. Schicken Sie Briefe mit Versandbeleg.',
  },
  'gb.debt.step-credit-report': {
    says: 'Holen Sie Ihre kostenlose Kreditauskunft (credit report). Sie zeigt, wer das Geld lieh, seit wann es Probleme gibt und ob es Urteile gegen Sie gibt.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung nach einer Zahlungspause (breathing space). Sie kann die meisten Briefe, Zinsen und Gerichtsschritte 60 Tage stoppen.',
  },
  'gb.debt.step-moratorium': {
    says: 'Haben Sie mehrere Schulden? Fragen Sie eine Schuldnerberatung (money adviser) nach einem Moratorium. Es stoppt die Vollstreckung durch Gläubiger sechs Monate. Zinsen laufen weiter.',
  },
  'gb.debt.step-watch-post': {
    says: 'Öffnen Sie alle Post. Eine letzte Aufforderung (letter of claim) oder ein Gerichtsformular ist anders als dieser Brief. Deren Datum dürfen Sie nicht verpassen.',
  },
}
