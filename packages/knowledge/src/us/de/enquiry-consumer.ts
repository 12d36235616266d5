/** The German words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_DE: Words = {
  'us.ask-consumer.return': {
    says: 'Kein Bundesgesetz zwingt einen Laden, Waren zurückzunehmen, weil Sie es sich anders überlegt haben. Seine eigenen Regeln zählen. Bei fehlerhaften Waren nutzen Sie die Garantie und bestreiten die Abbuchung der Karte.',
    dependsOn: 'ob die Waren fehlerhaft sind und was der Laden versprochen hat',
  },
  'us.ask-consumer.three-days': {
    says: 'Das Recht der drei Tage gilt für Verkäufe bei Ihnen zu Hause oder auf einer Messe oder im Hotel, nicht im Laden. Es gilt nicht für ein Auto vom Händler. Manche Kredite auf Ihr Haus haben auch eines.',
    dependsOn: 'wo Sie unterschrieben und was Sie gekauft haben',
  },
  'us.ask-consumer.car-three-days': {
    says: 'Das Bundesrecht gibt keine drei Tage, um ein Auto vom Händler zurückzugeben. Ein Gesetz für Pannenautos (lemon law), eine Garantie oder eine Lüge des Händlers kann helfen.',
    dependsOn: 'Ihr Bundesstaat, die Garantie und was der Händler sagte',
  },
  'us.ask-consumer.subscription': {
    says: 'Kündigen Sie schriftlich und behalten Sie einen Beweis. Eine Firma im Internet muss einen einfachen Weg zum Beenden geben. Bucht sie weiter ab, bestreiten Sie es bei der Kartenfirma und melden Sie es Ihrem Bundesstaat.',
  },
  'us.ask-consumer.not-delivered': {
    says: 'Schreiben Sie dem Verkäufer und verlangen Sie Ihr Geld zurück. Er muss in der versprochenen Zeit verschicken, sonst innerhalb von 30 Tagen. Bestreiten Sie die Abbuchung innerhalb von 60 Tagen nach der Abrechnung.',
  },
  'us.ask-consumer.scammed': {
    says: 'Rufen Sie jetzt Ihre Bank, Kartenfirma oder Geschenkkartenfirma an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Melden Sie es dann auf ReportFraud.ftc.gov. Haben Sie Daten angegeben, gehen Sie zu IdentityTheft.gov.',
  },
  'us.ask-consumer.surprise-bill': {
    says: 'Verlangen Sie eine Rechnung mit allen Posten und die finanzielle Hilfe des Krankenhauses. Mit Versicherung kosten die meisten Notfälle nicht mehr als im Netz (in network). Rufen Sie den No Surprises Help Desk an. Krankenwagen auf der Straße sind nicht erfasst.',
  },
  'us.ask-consumer.claim-denied': {
    says: 'Legen Sie schriftlich Widerspruch (appeal) ein. Bei einer Krankenversicherung haben Sie 180 Tage, danach vier Monate für eine Prüfung von außen (external review). Bei anderer Versicherung beschweren Sie sich beim Versicherungsamt Ihres Bundesstaats.',
  },
  'us.ask-consumer.flight': {
    says: 'Streicht die Fluggesellschaft Ihren Flug oder ändert ihn stark und Sie fliegen nicht, muss sie Ihr Geld zurückgeben. Bei einer Karte innerhalb von 7 Geschäftstagen.',
  },
  'us.ask-consumer.small-claims-sued': {
    says: 'Suchen Sie im Papier den Tag und das Gericht. In vielen Bundesstaaten ist keine schriftliche Antwort nötig, aber Sie verlieren, wenn Sie wegbleiben. In manchen, etwa Texas, muss eine Antwort innerhalb von Tagen da sein.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Schicken Sie zuerst eine schriftliche Forderung. Klagen Sie dann beim Gericht für kleine Fälle (small claims court), wo die andere Seite wohnt oder arbeitet. Jeder Bundesstaat hat seine eigene höchste Summe, und Sie brauchen keinen Anwalt.',
  },
  'us.ask-consumer.copyright': {
    says: 'Nehmen Sie das Werk herunter und behalten Sie eine Kopie. Verlangen Sie vor dem Zahlen Beweise für Eigentum und Registrierung. Papiere vom Gericht oder Copyright Claims Board haben ein Datum, das Sie einhalten müssen.',
  },
  'us.ask-consumer.contractor': {
    says: 'Schreiben Sie, was falsch ist und bis wann es behoben sein soll. Beschweren Sie sich beim license board und attorney general Ihres Bundesstaats. Das Gericht für kleine Fälle (small claims court) ist der nächste Schritt.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Verlangen Sie den Grund schriftlich. Eine Firma darf eine Garantie (warranty) nicht nur deshalb beenden, weil Sie das Gerät geöffnet oder andere Teile oder Werkstätten genutzt haben. Sie muss zeigen, dass der Fehler daher kommt. Auch das Recht des Staates verspricht, dass Waren funktionieren.',
  },
}
