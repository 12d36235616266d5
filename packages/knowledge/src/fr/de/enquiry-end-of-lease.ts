/** Questions about the end of a lease: notice, exit check and deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    says: 'Möbliert: ein Monat. Leer: drei Monate. Einer gilt in angespannten Lagen (zone tendue), nach Stellenverlust, bei erster Stelle, wegen Gesundheit oder mit RSA. Nennen Sie den Grund im Einschreiben und legen Sie den Nachweis bei. Sonst gelten drei Monate.',
    dependsOn: 'wo sie liegt und warum Sie gehen',
  },
  'fr.ask-home.deposit': {
    says: 'Sie muss binnen eines Monats nach der Schlüsselrückgabe kommen, wenn das Protokoll beim Auszug dem beim Einzug entspricht, sonst binnen zwei. Zu spät: je begonnenem Monat 10 % der Miete mehr. In Mehrparteienhäusern dürfen bis 20 % auf die Jahresabrechnung warten. Fordern Sie per Einschreiben. Dann Schlichtungskommission (CDC), dann Gericht, ohne Anwalt.',
  },
  'fr.ask-home.exit-check': {
    says: 'Vergleichen Sie das Protokoll (état des lieux) vom Auszug mit dem vom Einzug. Sie zahlen Schäden, nicht die normale Abnutzung. Verlangen Sie Kostenvoranschläge oder Rechnungen. Gehen Sie dann zur kostenlosen Schlichtungskommission (CDC).',
  },
}
