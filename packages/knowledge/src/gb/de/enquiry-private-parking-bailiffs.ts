/** Questions of people who fear bailiffs over a private parking charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_DE: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Eine private Parkfirma oder ihr Inkasso kann jetzt keine Gerichtsvollzieher (bailiffs) schicken, keine Kralle anlegen und nicht hinein. Zuerst müsste sie vor Gericht gewinnen und das Urteil unbezahlt bleiben. Leihen Sie also nichts. Aber handeln Sie: Anschrift im Fahrzeugschein prüfen, einen letter of claim binnen 30 Tagen und jedes Formular vom Gericht rechtzeitig beantworten.',
  },
  'gb.ask-parking.ni-keeper': {
    says: 'Ein Schreiben einer privaten Firma ist eine Rechnung, keine Geldbuße. In Nordirland schuldet sie nur der Fahrer, und die Firma muss zeigen, wer fuhr. Kein Gesetz zwingt den Halter, es ihr zu sagen. Widersprechen Sie schriftlich als Halter und sagen Sie nicht, wer fuhr. Der Consumer Council hilft kostenlos. Ohne Urteil kommt kein Vollstrecker; ignorieren Sie nie Gerichtspost. Eine Buße des Department for Infrastructure ist anders.',
  },
}
