/** Questions about ending a lease, painting, wear and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_DE: Words = {
  'de.ask-home.deposit': {
    says: 'Höchstens drei Nettomieten, in drei Raten. Nach dem Auszug darf der Vermieter einige Monate prüfen und muss dann den Rest zahlen.',
    dependsOn: 'was noch offen ist',
  },
  'de.ask-home.moving-costs': {
    says: 'Starre Fristen und Pflichten beim Auszug sind oft unwirksam. War die Wohnung beim Einzug unrenoviert, müssen Sie meist nicht streichen.',
    dependsOn: 'Ihr Vertrag und der Zustand beim Einzug',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Drei Monate, wenn Ihr unterschriebener Brief bis zum dritten Werktag eines Monats da ist. Eine Regel, dass drei Nachmieter Sie befreien, gibt es nicht. Bitten Sie schriftlich um ein früheres Ende und bieten Sie einen Nachmieter an.',
    dependsOn: 'ob der Vermieter früher zustimmt',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Fordern Sie schriftlich die Abrechnung und das Geld mit Zinsen und setzen Sie zwei Wochen. Eine feste Frist nennt das Gesetz nicht. Nach sechs Monaten sind Ansprüche wegen Schäden verjährt, er kann aber oft noch aufrechnen. Für offene Nebenkosten darf ein kleiner Teil bleiben. Danach beantragen Sie einen Mahnbescheid.',
  },
  'de.ask-home.wear': {
    says: 'Was sich durch normales Wohnen abnutzt, müssen Sie nicht zahlen: vergilbte Wände, übliche Dübellöcher, Laufspuren im Boden. Das deckt die Miete. Nur echte Schäden zahlen Sie, und nur zum heutigen Wert. Verlangen Sie Belege und Rechnungen.',
  },
  'de.ask-home.before-moving-in': {
    says: 'Haben Sie die Wohnung vorher besichtigt, gibt es kein Widerrufsrecht. Sie können aber sofort kündigen, auch vor dem Einzug: meist drei Monate. Miete ist ab Vertragsbeginn fällig. Bieten Sie einen Nachmieter an und bitten Sie schriftlich um Aufhebung. Ohne Besichtigung mit einer Firma geschlossen? Dann gelten vielleicht 14 Tage.',
  },
  'de.ask-home.right-painting': {
    says: 'Eine Pflicht, zu festen Zeiten zu streichen, ist unwirksam. War die Wohnung bei Einzug unrenoviert und gab es keinen Ausgleich, müssen Sie nicht streichen. Normale Abnutzung kostet Sie nichts.',
  },
}
