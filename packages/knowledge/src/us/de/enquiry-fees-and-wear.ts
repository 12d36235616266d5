/** The German words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_DE: Words = {
  'us.state.nc.ask-late-fee': {
    says: 'In North Carolina ist die Verspätungsgebühr bei Monatsmiete höchstens 5 % davon, oder 15 Dollar, wenn das mehr ist. Sie zählt nur, wenn vereinbart, und erst ab fünf Tagen Verspätung. Sie darf je verspäteter Zahlung einmal genommen werden, nie pro Tag. Sie darf nicht von der nächsten Miete abgezogen werden, sodass diese fehlt. Schreiben Sie das mit Belegen und gehen Sie zu jedem Termin.',
  },
  'us.fact.late-fee': {
    says: 'Eine Verspätungsgebühr zählt nur, wenn sie im Mietvertrag steht, und nicht darüber. Viele Bundesstaaten begrenzen sie auch, oft auf 5 bis 10 % der Miete, manche geben erst Schontage. Zahlen Sie die Miete selbst pünktlich. Widersprechen Sie dem Rest schriftlich und nennen Sie die Stelle im Vertrag. In manchen Bundesstaaten darf Miete nicht zuerst auf Gebühren verrechnet werden.',
  },
  'us.fact.deposit-wear': {
    says: 'Übliche Abnutzung wie blasse Farbe oder ein nach Jahren abgenutzter Teppich darf nicht berechnet werden. Für echte Schäden darf nur verlangt werden, was die alte Sache noch wert war: Ein Teppich hält etwa acht bis zehn Jahre. Verlangen Sie schriftlich Belege und Daten, schicken Sie Fotos und bestreiten Sie jede Zeile. Danach hilft das Gericht für kleine Fälle.',
  },
  'us.fact.lien-after-paying': {
    says: 'In vielen Bundesstaaten kann ein unbezahlter Handwerker oder Lieferant ein Pfandrecht (lien) auf Ihr Haus setzen, obwohl Sie den Unternehmer bezahlt haben. Anzeige und Eintragung haben aber strenge Fristen, und manche Staaten schützen, wer bezahlt hat. Verlangen Sie Papiere und Daten, senden Sie Zahlungsbelege. Der Unternehmer soll es löschen. Gehen Sie zum Anwalt, bevor Sie zweimal zahlen.',
    dependsOn: 'Ihr Bundesstaat und die Daten des Pfandrechts',
  },
  'us.fact.broker-fee-new-york-city': {
    says: 'In New York City zahlt seit 11. Juni 2025, wer den Makler (broker) beauftragt hat. Hat der Vermieter ihn beauftragt oder hat der Makler die Wohnung für ihn angeboten, schulden Sie keine Maklergebühr. Vor der Unterschrift müssen Sie eine Liste aller Gebühren bekommen. Schon bezahlt? Fordern Sie es schriftlich zurück, beschweren Sie sich bei 311 oder nyc.gov/consumers; Sie können auch klagen.',
  },
}
