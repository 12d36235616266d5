/** The German words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_DE: Words = {
  'us.toll.right-owner': {
    says: 'Die Mitteilung geht an den Eigentümer. War das Auto verkauft, gestohlen oder vermietet, können Sie nach dem Gesetz des Bundesstaats meist zeigen, wer es hatte.',
  },
  'us.toll.step-official': {
    says: 'Prüfen Sie es auf der eigenen Seite der Mautstelle (toll agency), selbst eingetippt. Falsche Nachrichten über Maut sind häufig. Bitten Sie, die Maut ohne Gebühren zu zahlen.',
  },
  'us.ticket.de-toll': {
    says: 'In Delaware haftet der Eigentümer für die Maut, außer in Fällen, die das Gesetz nennt. Sie können die Mitteilung bis zum Datum darin anfechten.',
  },
  'us.ticket.ca-toll': {
    says: 'In Kalifornien können Sie eine Mautmitteilung innerhalb von 21 Tagen nach ihrer Ausstellung kostenlos anfechten. Für Menschen mit kleinem Einkommen gibt es Zahlungspläne.',
  },
  'us.ticket.ny-toll': {
    says: 'In New York haftet der Eigentümer des Autos für Maut per Post (tolls by mail). Ein gestohlenes Auto oder ein Mietwagen ist ein Einwand.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida ist unbezahlte Maut ein Verkehrsverstoß (traffic citation). Sie können zahlen oder das Gericht um eine Anhörung (hearing) bitten.',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas schuldet ein Eigentümer, der das Auto vor der Fahrt verkauft oder verleast hat, die Maut nicht. Schicken Sie rechtzeitig Beweise.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois können Sie die Mautstelle (toll authority) um eine Anhörung zu einer Mitteilung über einen Verstoß bitten. Ein gestohlenes oder verleastes Auto ist ein Einwand.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania haftet der Eigentümer für Maut, kann aber zeigen, dass das Auto gestohlen, verkauft oder verleast war.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia können Sie dem Gericht zeigen, dass Sie nicht gefahren sind oder dass das Auto gestohlen oder verkauft war.',
  },
  'us.ticket.md-toll': {
    says: 'In Maryland können Sie eine Mautforderung (toll citation) beim District Court anfechten oder sagen, wer gefahren ist.',
  },
}
