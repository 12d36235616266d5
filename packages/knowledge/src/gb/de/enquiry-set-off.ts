/** The German words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_DE: Words = {
  'gb.ask-bank.set-off': {
    says: 'Eine Bank darf Geld auf Ihrem Konto für eine überfällige Karte oder einen Kredit bei ihr verwenden. Aber sie muss fair sein, Not beachten und sollte Geld für Miete, Essen und Kinder lassen. Beschweren Sie sich heute: Schicken Sie ein Budget und fordern Sie diesen Teil zurück. Sagt sie Nein oder nach acht Wochen: Financial Ombudsman, kostenlos. Nächster Lohn: Basiskonto einer fremden Bank.',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: 'Von selbst kann eine Bank nur auf Konten bei ihr zugreifen, manchmal bei ihrer Gruppe. An ein Konto bei einer fremden Bank kommt sie nicht. Dafür braucht sie ein Urteil und danach noch einen Gerichtsbeschluss. Eröffnen Sie anderswo ein Basiskonto, auch mit schlechter Bonität, und ziehen Sie Lohn und Lastschriften um. Die Schuld bleibt: Bieten Sie Tragbares an. StepChange: 0800 138 1111.',
  },
}
