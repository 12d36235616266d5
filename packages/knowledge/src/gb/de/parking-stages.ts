/** Private Parkforderung: die Stufen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_DE: Words = {
  'gb.parking.reminder-wants': {
    says: 'Eine private Firma erinnert an eine Parkforderung und will die volle Summe. Der kleinere Preis und die übliche Zeit für Widerspruch sind vielleicht vorbei.',
  },
  'gb.parking.reminder-step-first-notice': {
    says: 'Suchen Sie den ersten Brief und sein Datum. Kam er nie an, schreiben Sie das. Verlangen Sie jetzt eine Kopie und einen Widerspruch (appeal).',
  },
  'gb.parking.reminder-option-dispute': {
    says: 'Schreiben Sie einmal klar, warum Sie es nicht schulden. Verlangen Sie Fotos, Schilder und den ersten Brief.',
    title: 'Schriftlich bestreiten',
    cost: 'Eine Briefmarke oder eine E-Mail.',
    time: 'Eine Stunde.',
    risk: 'Die Firma kann trotzdem vor Gericht gehen.',
    bestFor: 'Die Forderung ist falsch oder der erste Brief kam nie an.',
  },
  'gb.parking.reminder-rights': {
    says: 'Sie können noch schriftlich bestreiten und Beweise verlangen. Gehen sie vor Gericht, entscheidet ein Richter.',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'In Schottland kann nur der Fahrer zahlen müssen. Waren Sie nicht der Fahrer, schulden Sie nichts. Kein Gesetz zwingt Sie zu sagen, wer fuhr.',
  },
  'gb.parking.scotland-insight-keeper': {
    says: 'Sie behandeln Sie als Schuldner, weil Sie Halter (keeper) des Autos sind. Das Gesetz dafür gilt in Schottland nicht.',
    actionable:
      'Schreiben Sie, dass sie den Fahrer beweisen müssen und ein Halter nichts schuldet. Sagen Sie nicht, wer fuhr.',
  },
  'gb.parking.ni-right-keeper': {
    says: 'In Nordirland kann nur der Fahrer zahlen müssen. Waren Sie nicht der Fahrer, schulden Sie nichts. Kein Gesetz zwingt Sie zu sagen, wer fuhr.',
  },
  'gb.parking.ni-insight-keeper': {
    says: 'Sie sollen zahlen oder sagen, wer fuhr. Das Gesetz, mit dem Firmen den Halter (keeper) verfolgen, gilt in Nordirland nicht.',
    actionable:
      'Schreiben Sie, dass sie den Fahrer beweisen müssen und ein Halter nichts schuldet.',
  },
  'gb.parking.hirer-papers': {
    says: 'Ein Mieter schuldet es nur, wenn Kopien von Mietvertrag und seiner unterschriebenen Erklärung beilagen. „Auf Anfrage“ reicht nicht.',
    actionable:
      'Sehen Sie im Umschlag nach. Fehlten sie, legen Sie als Mieter Widerspruch (appeal) ein und schreiben Sie das.',
  },
}
