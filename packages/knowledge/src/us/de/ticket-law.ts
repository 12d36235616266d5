/** The German words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_DE: Words = {
  'us.ticket.right-due-process': {
    says: 'Eine Stadt oder ein Bundesstaat muss Ihnen die Strafe mitteilen und Sie hören, bevor sie endgültig ist.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Strafen, die für die Tat viel zu hoch sind, sind verboten. Das gilt auch für Bundesstaaten und Städte.',
  },
  'us.toll.right-owner': {
    says: 'Die Mitteilung geht an den Eigentümer. War das Auto verkauft, gestohlen oder vermietet, können Sie nach dem Gesetz des Bundesstaats meist zeigen, wer es hatte.',
  },
  'us.toll.step-official': {
    says: 'Prüfen Sie es auf der eigenen Seite der Mautstelle (toll agency), selbst eingetippt. Falsche Nachrichten über Maut sind häufig. Bitten Sie, die Maut ohne Gebühren zu zahlen.',
  },
  'us.ticket.de-toll': {
    says: 'In Delaware haftet der Eigentümer für die Maut, außer in Fällen, die das Gesetz nennt. Sie können die Mitteilung bis zum Datum darin anfechten.',
  },
  'us.ticket.de-surcharge': {
    says: 'In Delaware dürfen zu einer Strafe nur Beträge dazukommen, die das Gesetz nennt. Lassen Sie sich jeden erklären.',
  },
  'us.ticket.ca-parking': {
    says: 'In Kalifornien können Sie innerhalb von 21 Tagen nach einem Parkstrafzettel, oder 14 Tagen nach einer Mitteilung per Post, eine kostenlose erste Prüfung (review) verlangen. Danach kommt eine Anhörung.',
  },
  'us.ticket.ca-toll': {
    says: 'In Kalifornien können Sie eine Mautmitteilung innerhalb von 21 Tagen nach ihrer Ausstellung kostenlos anfechten. Für Menschen mit kleinem Einkommen gibt es Zahlungspläne.',
  },
  'us.ticket.ca-declaration': {
    says: 'In Kalifornien können Sie sich gegen einen Verkehrsverstoß schriftlich wehren, ohne zum Gericht zu gehen (trial by written declaration).',
  },
  'us.ticket.ny-parking': {
    says: 'In New York City haben Sie 30 Tage, um auf einen Parkstrafzettel zu antworten, bevor Gebühren wachsen. Sie können online oder per Post eine Anhörung (hearing) verlangen.',
  },
  'us.ticket.ny-toll': {
    says: 'In New York haftet der Eigentümer des Autos für Maut per Post (tolls by mail). Ein gestohlenes Auto oder ein Mietwagen ist ein Einwand.',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida haben Sie ab einem Verkehrsstrafzettel 30 Tage, um zu zahlen, einen Fahrkurs zu wählen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida gibt eine Mitteilung von einer Rotlichtkamera Ihnen 60 Tage, um zu zahlen, einen anderen Fahrer zu nennen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida ist unbezahlte Maut ein Verkehrsverstoß (traffic citation). Sie können zahlen oder das Gericht um eine Anhörung (hearing) bitten.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas dürfen Städte nach einem Gesetz von 2019 Fahrer nicht mit Rotlichtkameras bestrafen.',
  },
  'us.ticket.tx-parking': {
    says: 'In Texas können Sie zu einem Parkstrafzettel der Stadt eine Anhörung (hearing) verlangen und zum municipal court weitergehen (appeal).',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas schuldet ein Eigentümer, der das Auto vor der Fahrt verkauft oder verleast hat, die Maut nicht. Schicken Sie rechtzeitig Beweise.',
  },
  'us.ticket.il-parking': {
    says: 'In Illinois muss eine Stadt zu einem Park- oder Kamerastrafzettel eine Anhörung (hearing) anbieten, persönlich oder per Post.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois können Sie die Mautstelle (toll authority) um eine Anhörung zu einer Mitteilung über einen Verstoß bitten. Ein gestohlenes oder verleastes Auto ist ein Einwand.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania haftet der Eigentümer für Maut, kann aber zeigen, dass das Auto gestohlen, verkauft oder verleast war.',
  },
  'us.ticket.nj-parking': {
    says: 'In New Jersey geht ein Parkstrafzettel an den municipal court. Dort können Sie sagen, dass Sie nicht schuldig sind (not guilty).',
  },
  'us.ticket.ma-parking': {
    says: 'In Massachusetts haben Sie 21 Tage, um einen Parkstrafzettel zu zahlen oder anzufechten.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts haben Sie ab einem Verkehrsstrafzettel (citation) 20 Tage, um zu zahlen oder eine Anhörung (hearing) zu verlangen.',
  },
  'us.ticket.wa-response': {
    says: 'Im Bundesstaat Washington können Sie auf einen Verstoß (infraction) auf drei Arten antworten: zahlen, erklären oder bei einer Anhörung anfechten. Die Mitteilung nennt die Tage.',
  },
  'us.ticket.oh-parking': {
    says: 'In Ohio können Sie auf einen Parkstrafzettel antworten, indem Sie zahlen, erklären oder bestreiten, und eine Anhörung (hearing) verlangen.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia können Sie dem Gericht zeigen, dass Sie nicht gefahren sind oder dass das Auto gestohlen oder verkauft war.',
  },
  'us.ticket.md-toll': {
    says: 'In Maryland können Sie eine Mautforderung (toll citation) beim District Court anfechten oder sagen, wer gefahren ist.',
  },
  'us.ticket.ask-step-date': {
    says: 'Suchen Sie den letzten Tag auf dem Papier und handeln Sie vorher. Ihn zu verpassen, kann Gebühren bringen.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Sammeln Sie Beweise: Fotos der Schilder, Belege und Papiere, die zeigen, wer das Auto hatte.',
  },
  'us.ticket.ask-step-real': {
    says: 'Prüfen Sie, ob es echt ist: Suchen Sie die Stadt, das Gericht oder das Amt selbst. Benutzen Sie keinen Link aus einer Nachricht.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Verlangen Sie eine Anhörung (hearing) oder Prüfung (review), so wie es auf dem Papier steht.',
    title: 'Anfechten',
    cost: 'An den meisten Orten kostenlos',
    time: 'Bis zum Datum auf dem Papier',
    risk: 'Ein früher Rabatt kann verloren gehen.',
    bestFor: 'Es ist falsch, oder ein anderer hatte das Auto.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Bitten Sie um Zahlung in Teilen, oder um weniger, wenn Ihr Einkommen klein ist.',
    title: 'Um einen Plan bitten',
    cost: 'Ein Teil jeden Monat',
    time: 'Vor dem Datum auf dem Papier',
    risk: 'Keines.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'us.ticket.private-contract': {
    says: 'Eine private Firma muss zeigen, dass Sie ihren Bedingungen zugestimmt haben: klare Schilder und eine faire Summe. Sind Sie nicht einverstanden, entscheidet ein Gericht.',
  },
  'us.ticket.private-records': {
    says: 'Eine Firma darf Ihren Namen aus dem Fahrzeugregister nur für Zwecke bekommen, die ein Bundesgesetz nennt.',
  },
  'us.ticket.private-collector': {
    says: 'Schreibt eine Inkassofirma deswegen, können Sie innerhalb von 30 Tagen Beweise verlangen. Sie darf es nicht Strafe nennen oder mit Verhaftung drohen.',
  },
  'us.ticket.pa-parking': {
    says: 'In Pennsylvania können Sie bei einem Strafzettel fürs Parken „nicht schuldig“ sagen und gehört werden. In Philadelphia bestreiten Sie ihn beim Bureau of Administrative Adjudication.',
  },
}
