/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_DE: Words = {
  'gb.parking.deadline-appeal': {
    says: 'Der Kodex der Branche gibt Ihnen 28 Tage für den Widerspruch (appeal) bei der Firma.',
    action: 'Widerspruch bei der Parkfirma einlegen',
    consequence: 'Die Firma kann ablehnen, und Sie verlieren vielleicht die unabhängige Prüfung.',
  },
  'gb.parking.deadline-discount': {
    says: 'Der kleinere Preis gilt 14 Tage. Ein Widerspruch in dieser Zeit erhält ihn.',
    action: 'Den kleineren Preis zahlen oder ihn durch Widerspruch erhalten',
    consequence: 'Die volle Summe ist fällig.',
  },
  'gb.parking.insight-late-notice': {
    says: 'Die Firma kann sich nur an den Halter (keeper) halten, wenn ihr erster Brief rechtzeitig kam. Vergleichen Sie den Parktag mit dem Tag, an dem er ankam.',
    actionable:
      'Sind mehr als 14 Tage vorbei und lag nichts am Auto? Schreiben Sie das im Widerspruch und nennen Sie den Fahrer nicht.',
  },
  'gb.parking.insight-windscreen': {
    says: 'Lag ein Zettel am Auto, muss der Brief an den Halter (notice to keeper) zwischen Tag 29 und Tag 56 danach kommen.',
    actionable:
      'Notieren Sie beide Daten. Zu früh oder zu spät kann heißen, dass nur der Fahrer haftet.',
  },
  'gb.parking.insight-relevant-land': {
    says: 'Für Flächen mit eigenen Parkvorschriften (byelaws), etwa viele Flughäfen und Bahnhöfe, gelten die Halter-Regeln vielleicht nicht.',
    actionable:
      'Schreiben Sie im Widerspruch, dass die Fläche kein „relevant land“ ist. Die Firma soll es beweisen.',
  },
  'gb.parking.insight-short-overstay': {
    says: 'Kameras messen den ganzen Besuch: Platz suchen, Schilder lesen, zahlen und ausfahren. Das ist länger als das Parken selbst.',
    actionable:
      'Ziehen Sie die Zeit für die Suche und die 10 Minuten Kulanz (grace) ab. Bleibt wenig, schreiben Sie das im Widerspruch.',
  },
  'gb.parking.insight-added-cost': {
    says: 'Zusätzliche Inkassokosten gehören nicht zu dem, was ein Halter (keeper) nach dem Gesetz schulden kann.',
    actionable:
      'Fragen Sie, wofür jedes Pfund ist. Bestreiten Sie alles über der Summe im ersten Brief.',
  },
  'gb.parking.charge-recovery': {
    says: 'Nach der Branche dürfen höchstens £70 dazukommen, wenn nicht gezahlt wird.',
    name: 'Inkassokosten (debt recovery cost)',
  },
  'gb.parking.warning-court': {
    says: 'Ignorieren Sie nie Gerichtspost. Antworten Sie nicht rechtzeitig, kann die Firma ohne Verhandlung gewinnen. Das Urteil kann Ihrer Kreditakte schaden.',
  },
  'gb.parking.warning-windscreen': {
    says: 'Zahlen Sie nicht über einen Link in einer SMS oder einen aufgeklebten Code. Tippen Sie die Adresse der Firma selbst ein.',
  },
  'gb.parking.warning-admit': {
    says: 'Überlegen Sie, bevor Sie sagen, wer gefahren ist. Dann können sie den Fahrer verfolgen, egal was im Brief an den Halter (keeper) steht.',
  },
  'gb.parking.tactic-appeal-early': {
    says: 'Legen Sie in den ersten 14 Tagen Widerspruch (appeal) ein. Sagt die Firma Nein, müssen die meisten den kleineren Preis 14 weitere Tage anbieten.',
    risk: 'Bei späterem Widerspruch fällt der kleinere Preis vielleicht weg.',
    notWhen: 'Sie haben schon entschieden zu zahlen.',
  },
  'gb.parking.tactic-landowner': {
    says: 'Bitten Sie den Leiter des Ladens oder Platzes um Streichung. Er beauftragt die Parkfirma, und eine Quittung hilft oft.',
    risk: 'Er kann Nein sagen, und die Tage für den Widerspruch laufen.',
    notWhen: 'Sie haben den Laden oder Platz nicht genutzt.',
  },
  'gb.parking.tactic-proof': {
    says: 'Lassen Sie die Firma alles beweisen: Vertrag mit dem Eigentümer, Schilder an dem Tag und Kameradaten.',
    risk: 'Sind die Beweise gut, ist der kleinere Preis weg.',
    notWhen: 'Sie wissen, dass die Forderung stimmt.',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLA gibt 28 Tage ab der Ablehnung. IAS hatte 21 Tage. Handeln Sie sicherheitshalber innerhalb von 21 Tagen.',
    action: 'Den unabhängigen Widerspruch schicken',
    consequence: 'Sie verlieren vielleicht die kostenlose unabhängige Prüfung.',
  },
  'gb.parking.change-code': {
    says: 'Es gibt jetzt einen Kodex für die Branche. Ein Kodex der Regierung ist geplant, gilt aber nicht.',
    was: 'Jeder Verband hatte seinen eigenen Kodex.',
    is: 'Ein Kodex gilt für Mitglieder beider Verbände. Ein Kodex der Regierung ist versprochen, gilt aber nicht.',
  },
}
