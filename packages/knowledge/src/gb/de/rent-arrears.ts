/** Letters about rent that is owed: what to do, rights and a plan. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_DE: Words = {
  'gb.rent.want': { says: 'Sie sollen die Miete zahlen oder anrufen und Raten vereinbaren.' },
  'gb.rent.step-statement': {
    says: 'Verlangen Sie einen Mietkontoauszug und prüfen Sie jede Zeile: jede Woche, jede Zahlung, jede Leistung. Fehler sind häufig.',
  },
  'gb.rent.step-plan': {
    says: 'Antworten Sie vor dem Datum. Bieten Sie die Miete und jede Woche etwas an, das Sie durchhalten. Holen Sie das Ja schriftlich.',
  },
  'gb.rent.step-benefits': {
    says: 'Prüfen Sie, ob Sie alle Hilfe zur Miete bekommen. Bitten Sie die Gemeinde (council) bei einer Lücke um zusätzliches Wohngeld.',
  },
  'gb.rent.right-social': {
    says: 'Gemeinde (council) oder housing association muss vor dem Gericht mit Ihnen sprechen. Sie soll tragbare Raten versuchen und bei Sozialleistungen helfen.',
  },
  'gb.rent.option-plan': {
    says: 'Schicken Sie einen Haushaltsplan und bieten Sie die Miete und etwas vom Rückstand an.',
    title: 'Raten für den Rückstand anbieten',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bieten Sie nur an, was Sie durchhalten.',
    bestFor: 'Sie schulden es und können ab jetzt die Miete zahlen.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Schreiben Sie im Journal von Universal Credit, dass Sie Miete schulden. Fragen Sie, warum der Mietanteil spät ist und ob er direkt an den Vermieter gehen kann.',
  },
  'gb.rent.right-disabled': {
    says: 'Ist bei Ihnen jemand lange krank oder behindert, schreiben Sie es der Gemeinde. Sie muss das abwägen, bevor sie gegen Ihre Wohnung vorgeht.',
  },
  'gb.rent.hearing-go': {
    says: 'Gehen Sie zum Gerichtstermin, auch wenn Sie Miete schulden. Oft kann das Gericht Sie bleiben lassen, wenn Sie die Miete und etwas mehr zahlen.',
  },
  'gb.rent.hearing-lawyer': {
    says: 'Rufen Sie jetzt einen kostenlosen Anwalt für Wohnen an (legal aid). Haben Sie am Tag keinen, fragen Sie im Gericht nach dem Dienst (duty adviser), bei jedem Einkommen.',
  },
  'gb.rent.hearing-papers': {
    says: 'Senden Sie dem Gericht wenn möglich Ihr Formular zur Verteidigung. Nehmen Sie Mietkonto, Nachweise von Einkommen und Leistungen und ein Angebot mit, das Sie halten können.',
  },
  'gb.rent.right-hearing': {
    says: 'Im Termin dürfen Sie dem Richter Ihre Seite sagen, auch wenn Sie kein Formular geschickt haben. Niemand gewinnt so einen Fall nur, weil Sie nicht geantwortet haben.',
  },
  'gb.rent.hearing-not-yet': {
    says: 'Ziehen Sie nicht von selbst aus. Auch mit Urteil dürfen nur Gerichtsvollzieher räumen, und manchmal kann ein Gericht das noch stoppen oder aufschieben.',
  },
  'gb.rent.order-not-yet': {
    says: 'Es gibt schon ein Urteil. Trotzdem dürfen nur Gerichtsvollzieher Sie räumen, und der Tag muss Ihnen vorher schriftlich genannt werden.',
  },
  'gb.rent.order-step': {
    says: 'Handeln Sie heute. Zahlen Sie, wenn möglich, den Teil aus dem Urteil, der fehlt. Wenn nicht, rufen Sie an, sagen Sie, wann Sie zahlen, und schreiben Sie es auch.',
  },
  'gb.rent.order-right': {
    says: 'Können Sie das Urteil nicht einhalten, bitten Sie das Gericht mit Formular N244, es zu ändern oder die Räumung zu stoppen. Legen Sie einen Haushaltsplan bei, den Sie halten können.',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit kann die Miete direkt an den Vermieter zahlen, und einen Teil der Rückstände auch. Sie können darum bitten oder sagen, dass Ihnen dann zu wenig bleibt.',
  },
}
