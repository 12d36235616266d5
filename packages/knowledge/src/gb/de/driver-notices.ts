/** A letter of the police that asks who drove a vehicle: the words in German. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'Das ist eine Frage und eine Warnung. Noch hat Ihnen niemand eine Geldbuße oder Punkte gegeben.',
}
const NOT_ME: RowWords = {
  says: 'Ist jemand anders gefahren? Nennen Sie Namen und Adresse auf dem Formular. Die Polizei schreibt dann dieser Person.',
}
const ANSWER: RowWords = {
  says: 'Schicken Sie das Formular mit Namen und Adresse der Person zurück, die fuhr. Auch wenn Sie es selbst waren.',
  title: 'Rechtzeitig sagen, wer fuhr',
  cost: 'Nichts.',
  time: 'Einige Minuten.',
  risk: 'Waren Sie es, folgt das Angebot eines Kurses, eine Geldbuße oder ein Schreiben vom Gericht.',
  bestFor: 'Sie wissen, wer gefahren ist.',
}

export const DRIVER_NOTICES_DE: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: 'Es ist keine Straftat, wenn Sie nicht wissen, wer fuhr, und es mit Sorgfalt nicht herausfinden konnten. Schreiben Sie auf, was Sie dafür getan haben.',
  },
  'gb.driver.step-check': {
    says: 'Prüfen Sie Kennzeichen, Ort, Tag und Uhrzeit. Sehen Sie in Kalender, Nachrichten oder Arbeitsplan nach, wer fuhr.',
  },
  'gb.driver.step-photo': {
    says: 'Bitten Sie die Polizei um das Foto, wenn Sie nicht sicher sind. Die 28 Tage laufen weiter.',
  },
  'gb.driver.deadline': {
    says: 'Sie haben 28 Tage ab Erhalt des Schreibens, um zu sagen, wer fuhr.',
    action: 'Sagen, wer gefahren ist',
    consequence:
      'Keine Antwort ist eine eigene Straftat: bis zu £1,000 Geldstrafe und sechs Punkte.',
  },
  'gb.driver.warning-false-name': {
    says: 'Nennen Sie nie jemanden, der nicht gefahren ist. Dafür schicken Gerichte Menschen ins Gefängnis.',
  },
  'gb.driver.six-months': {
    says: 'Bei zu schnellem Fahren muss das Verfahren vor Gericht binnen sechs Monaten nach der Tat beginnen. Heben Sie so lange alle Papiere auf.',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: 'Das erste Schreiben muss meist binnen 14 Tagen nach der Tat an den Halter oder Fahrer gehen.',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: 'Füllen Sie das Formular aus und schicken Sie es in der genannten Frist zurück, mit Beleg. Keine Antwort ist eine eigene Straftat.',
  },
  'gb.driver.ni-option-answer': ANSWER,
}
