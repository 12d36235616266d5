/** Questions about pay that the employer holds back for damage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_DE: Words = {
  'fr.ask-work.pay-held-back': {
    says: 'Der Arbeitgeber darf für Schaden, Kassenfehlbetrag oder verlorenes Werkzeug keinen Lohn einbehalten. Geldbußen sind verboten. Sie haften nur bei Absicht (faute lourde), und ein Gericht muss das sagen. Vorschüsse darf er abziehen, höchstens ein Zehntel. Fordern Sie die Summe per Einschreiben. Dann schnelles Arbeitsgericht (référé), ohne Anwalt: drei Jahre. 50 € können fällig sein, nicht mit Prozesskostenhilfe.',
  },
}
