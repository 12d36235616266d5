/** Prämien, Telefon, Dienste, Täuschung, Daten und Familie, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_DE: Words = {
  'ch.insure.right-premium': {
    says: 'Der Schutz endet bei offener Prämie erst nach einer schriftlichen Mahnung mit 14 Tagen, die die Folgen nennt. Klagen sie nicht, endet der Vertrag zwei Monate später.',
  },
  'ch.insure.right-end-policy': {
    says: 'Einen neuen Vertrag können Sie 14 Tage lang widerrufen. Einen langen können Sie nach drei Jahren mit drei Monaten Frist kündigen.',
  },
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
  'ch.data.right-told': {
    says: 'Nach einem Datenleck können Sie fragen, welche Daten die Firma hat und was verloren ging. Sie muss gratis antworten, meist in 30 Tagen.',
  },
  'ch.ask.neighbour': {
    says: 'Ein Nachbar darf nicht übermässig stören, etwa mit Lärm, Geruch oder Rauch. Reden Sie, führen Sie ein Tagebuch und melden Sie es dem Vermieter. Die Schlichtungsbehörde kann helfen.',
  },
  'ch.ask.estate': {
    says: 'Mit der Erbschaft übernehmen Sie auch Schulden. Sie haben drei Monate, um auszuschlagen, und nur einen Monat für ein öffentliches Inventar.',
  },
  'ch.ask.maintenance': {
    says: 'Beide Eltern zahlen für ein Kind nach ihren Mitteln. Ein Gericht kann die Summe ändern. Die Gemeinde kann offene Beträge bevorschussen.',
  },
  'ch.stay.right-short': {
    says: 'Gegen einen Entscheid über Ihren Aufenthalt haben Sie oft 30 Tage, manchmal nur fünf. Lesen Sie das Ende des Briefs und holen Sie jetzt kostenlosen Rat.',
  },
}
