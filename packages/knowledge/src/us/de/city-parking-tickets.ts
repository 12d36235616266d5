/** The German words of the rows in ../city-parking-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITY_PARKING_TICKETS_DE: Words = {
  'us.ticket.ca-parking': {
    says: 'In Kalifornien können Sie innerhalb von 21 Tagen nach einem Parkstrafzettel, oder 14 Tagen nach einer Mitteilung per Post, eine kostenlose erste Prüfung (review) verlangen. Danach kommt eine Anhörung.',
  },
  'us.ticket.ny-parking': {
    says: 'In New York City haben Sie 30 Tage, um auf einen Parkstrafzettel zu antworten, bevor Gebühren wachsen. Sie können online oder per Post eine Anhörung (hearing) verlangen.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas können Sie zu einem Parkstrafzettel der Stadt eine Anhörung (hearing) verlangen und zum municipal court weitergehen (appeal).',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois muss eine Stadt zu einem Park- oder Kamerastrafzettel eine Anhörung (hearing) anbieten, persönlich oder per Post.',
  },
  'us.ticket.nj-parking': {
    says: 'In New Jersey geht ein Parkstrafzettel an den municipal court. Dort können Sie sagen, dass Sie nicht schuldig sind (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts haben Sie 21 Tage, um einen Parkstrafzettel zu zahlen oder anzufechten.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio können Sie auf einen Parkstrafzettel antworten, indem Sie zahlen, erklären oder bestreiten, und eine Anhörung (hearing) verlangen.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania können Sie bei einem Strafzettel fürs Parken „nicht schuldig“ sagen und gehört werden. In Philadelphia bestreiten Sie ihn beim Bureau of Administrative Adjudication.',
  },
}
