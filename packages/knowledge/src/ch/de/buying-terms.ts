/** The law on phone firms, services, being tricked, unfair terms and late goods, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_DE: Words = {
  'ch.buy.right-phone': {
    says: 'Schreiben Sie zuerst der Telefonfirma. Danach prüft die Schlichtungsstelle ombudscom gegen eine kleine Gebühr. Den Rest zahlt die Firma.',
  },
  'ch.buy.right-end-service': {
    says: 'Viele Dienstleistungsverträge (Auftrag) können Sie jederzeit beenden. Sie zahlen, was schon geleistet ist. Nur ein Ende zur Unzeit kann mehr kosten.',
  },
  'ch.buy.right-tricked': {
    says: 'Wurden Sie getäuscht oder haben Sie sich grundlegend geirrt, können Sie binnen eines Jahres erklären, dass der Vertrag Sie nicht bindet.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Kleingedrucktes, das Verbraucher grob benachteiligt, gilt nicht.',
  },
  'ch.buy.right-late': {
    says: 'Kommt die Ware nicht, setzen Sie schriftlich eine faire letzte Frist. Kommt sie dann nicht, können Sie sofort zurücktreten und Ihr Geld verlangen.',
  },
}
