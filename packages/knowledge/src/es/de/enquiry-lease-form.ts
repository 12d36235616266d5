/** The German words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_DE: Words = {
  'es.ask.spoken-lease': {
    says: 'Auch ein mündlicher Mietvertrag gilt. Sie können ihn schriftlich verlangen, mit Namen, Wohnung, Miete und Dauer. Ist es Ihr Zuhause, dürfen Sie fünf Jahre bleiben, bei einer Firma sieben. Zahlen Sie per Überweisung und heben Sie Nachrichten auf.',
  },
  'es.ask.sublet': {
    says: 'Nur einen Teil der Wohnung, und nur wenn der Eigentümer schriftlich ja sagt. Die Miete darf nicht höher sein als Ihre. Ohne dieses Ja kann er beim Gericht das Ende des Vertrags verlangen.',
    dependsOn: 'ob Sie das Ja schriftlich haben',
  },
}
