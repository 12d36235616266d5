/** The German words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_DE: Words = {
  'us.ask-consumer.return': {
    says: 'Kein Bundesgesetz zwingt einen Laden, Waren zurückzunehmen, weil Sie es sich anders überlegt haben. Seine eigenen Regeln zählen. Bei fehlerhaften Waren nutzen Sie die Garantie und bestreiten die Abbuchung der Karte.',
    dependsOn: 'ob die Waren fehlerhaft sind und was der Laden versprochen hat',
  },
  'us.ask-consumer.three-days': {
    says: 'Das Recht der drei Tage gilt für Verkäufe bei Ihnen zu Hause oder auf einer Messe oder im Hotel, nicht im Laden. Es gilt nicht für ein Auto vom Händler. Manche Kredite auf Ihr Haus haben auch eines.',
    dependsOn: 'wo Sie unterschrieben und was Sie gekauft haben',
  },
  'us.ask-consumer.subscription': {
    says: 'Kündigen Sie schriftlich und behalten Sie einen Beweis. Eine Firma im Internet muss einen einfachen Weg zum Beenden geben. Bucht sie weiter ab, bestreiten Sie es bei der Kartenfirma und melden Sie es Ihrem Bundesstaat.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Sehen Sie in die Übersicht (broadband label) und die Bedingungen vom Tag der Unterschrift. Beschweren Sie sich schriftlich bei der Firma, dann kostenlos bei der FCC; sie muss Ihnen in 30 Tagen antworten.',
    dependsOn: 'was der Tarif versprach und was im Vertrag steht',
  },
  'us.trouble.still-charged': {
    says: 'Sagen Sie der Bank, dass sie die Zahlungen stoppen soll: drei Geschäftstage vor der nächsten reichen. Bestreiten Sie jede innerhalb von 60 Tagen nach dem Kontoauszug, und schicken Sie der Firma Ihren Beweis, dass Sie gekündigt haben.',
  },
}
