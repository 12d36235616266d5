/** The German words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_DE: Words = {
  'us.ticket.de-surcharge': {
    says: 'In Delaware dürfen zu einer Strafe nur Beträge dazukommen, die das Gesetz nennt. Lassen Sie sich jeden erklären.',
  },
  'us.ticket.ca-declaration': {
    says: 'In Kalifornien können Sie sich gegen einen Verkehrsverstoß schriftlich wehren, ohne zum Gericht zu gehen (trial by written declaration).',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida haben Sie ab einem Verkehrsstrafzettel 30 Tage, um zu zahlen, einen Fahrkurs zu wählen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida gibt eine Mitteilung von einer Rotlichtkamera Ihnen 60 Tage, um zu zahlen, einen anderen Fahrer zu nennen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas dürfen Städte nach einem Gesetz von 2019 Fahrer nicht mit Rotlichtkameras bestrafen.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts haben Sie ab einem Verkehrsstrafzettel (citation) 20 Tage, um zu zahlen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.wa-response': {
    says: 'Im Bundesstaat Washington können Sie auf einen Verstoß (infraction) auf drei Arten antworten: zahlen, erklären oder bei einer Anhörung anfechten. Die Mitteilung nennt die Tage.',
  },
}
