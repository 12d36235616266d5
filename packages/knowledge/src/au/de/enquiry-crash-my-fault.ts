/** Questions of a driver without insurance who caused a crash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_DE: Words = {
  'au.ask.crash-my-fault': {
    says: 'Waren Sie schuld, schulden Sie die faire Reparatur, nicht mehr als das Auto wert war, dazu oft Abschleppen und Mietwagen. Verlangen Sie zwei Angebote, Fotos und den Eigentumsnachweis. Unterschreiben Sie nicht gleich eine Summe. Können Sie nicht zahlen, schreiben Sie, was geht: Oft nimmt man kleine Raten oder weniger auf einmal. Ignorieren Sie keinen Brief und keine Klage. Hilfe: 1800 007 007. Waren beide schuld, schulden Sie nur Ihren Teil.',
  },
  'au.ask.crash-no-money': {
    says: 'Nein. Das ist eine Schuld und keine Straftat, niemand kommt dafür ins Gefängnis. Ihre Centrelink-Zahlung kann dafür nicht genommen werden. Aber beachten Sie den Brief und Papiere vom Gericht. Verlangen Sie Reparaturrechnung, Fotos, das Gutachten und den Beleg, wem das Auto gehört; Sie schulden nur faire Kosten. Schreiben Sie dann, wovon Sie leben. Bitten Sie um Verzicht oder bieten Sie eine kleine Rate. Kostenlose Hilfe: 1800 007 007.',
  },
}
