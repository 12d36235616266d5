/** Questions about what may be taken from wages, an account and a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_DE: Words = {
  'jp.ask.seize': {
    says: 'Nur mit Urteil oder anderem Titel. Dann höchstens ein Viertel vom Nettolohn bis 440,000 Yen im Monat; für Kindesunterhalt die Hälfte. Sie müssen nicht kündigen, und die Firma darf Sie nicht allein deshalb entlassen. Reicht der Rest nicht, bitten Sie das Gericht um weniger (範囲変更). Kam nie Gerichtspost an, gehen Sie gleich zum Anwalt. 法テラス hilft bei Plan oder Insolvenz. Das Finanzamt braucht kein Gericht.',
    dependsOn: 'ob es ein Urteil gibt',
  },
  'jp.ask.account-seized': {
    says: 'Handeln Sie heute: Etwa eine Woche nach dem Papier des Gerichts kann der Gläubiger das Geld vom Konto nehmen. Bitten Sie dieses Gericht, freizugeben, was Sie zum Leben brauchen (範囲変更の申立て). Zeigen Sie, dass es Lohn, Rente oder Kindergeld war. Rufen Sie Houterasu an. Bei Steuern sprechen Sie mit dem Amt.',
  },
  'jp.ask.officer-at-home': {
    says: 'Der Gerichtsbeamte (執行官) darf hinein und Türen öffnen, wehren Sie sich nicht. Aber Möbel, Kleider, Arbeitsgeräte, Essen für einen Monat und Bargeld für etwa zwei Monate Leben bleiben Ihnen. Sachen anderer dürfen nicht mit: Sagen Sie es. Rufen Sie vorher Houterasu an. Eine Inkassofirma darf nie hinein.',
  },
}
