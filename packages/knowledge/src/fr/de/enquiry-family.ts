/** The German words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'fr.ask-family.divorce': {
    says: 'Sind beide einig, beenden zwei Anwälte und ein Notar die Ehe in einigen Monaten ohne Richter. Sonst entscheidet der Familienrichter (juge aux affaires familiales). Ein Jahr Trennung genügt.',
  },
  'fr.ask-family.maintenance': {
    says: 'Es hängt davon ab, was beide Eltern verdienen und was das Kind braucht. Der Familienrichter (juge aux affaires familiales) legt die Summe fest oder ändert sie. Sie brauchen keinen Anwalt.',
  },
  'fr.ask-family.contact': {
    says: 'Beide Eltern behalten die elterliche Sorge und ein Recht, das Kind zu sehen. Versuchen Sie es zuerst mit einer Familienmediation (médiation familiale). Geht es nicht, fragen Sie den Familienrichter. Sie brauchen keinen Anwalt.',
  },
  'fr.ask-family.violence': {
    says: 'Bei Gefahr rufen Sie die 17 oder schicken Sie eine SMS an 114. Unter 3919 hilft man kostenlos, Tag und Nacht. Der Richter kann Sie binnen sechs Tagen schützen und die Person fernhalten.',
  },
  'fr.ask-family.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
  'fr.ask-family.contact-refused': {
    says: 'Gibt Ihnen ein Urteil diese Tage, ist es eine Straftat, Ihnen das Kind vorzuenthalten (non-représentation d’enfant). Notieren Sie jedes Datum, bewahren Sie die Nachrichten auf und erstatten Sie jedes Mal Anzeige. Wenden Sie sich auch an den Familienrichter: Er kann die Tage ändern oder eine Geldsumme festsetzen. Ohne Urteil bitten Sie ihn um eines. Zahlen Sie den Unterhalt weiter.',
  },
}
