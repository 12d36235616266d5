/** A notice of a higher rent in Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_WALES_DE: Words = {
  'gb.rent-rise.right-faulty-wales': {
    says: 'Bei weniger als zwei Monaten Frist oder weniger als einem Jahr seit der letzten Erhöhung ändert sich die Miete nicht.',
  },
  'gb.rent-rise.right-leave-wales': {
    says: 'Bei einem Vertrag ohne festes Ende dürfen Sie mit vier Wochen Frist schriftlich gehen.',
  },
  'gb.rent-rise.step-wales': {
    says: 'Prüfen Sie: Formular RHW12, zwei volle Monate, ein Jahr seit der letzten Erhöhung. Fehlt etwas, schreiben Sie dem Vermieter.',
  },
  'gb.rent-rise.insight-wales': {
    says: 'In Wales kann bei den meisten Verträgen niemand die Miete festsetzen. Bei manchen von vor Dezember 2022 kann ein Ausschuss (rent assessment committee) entscheiden.',
    actionable:
      'Sind Sie vor Dezember 2022 eingezogen? Fragen Sie sofort Shelter Cymru, die Frist ist kurz.',
  },
  'gb.rent-rise.reality-wales': {
    says: 'Ein Vermieter in Wales darf manche Verträge ohne Grund kündigen. Denken Sie beim Verhandeln daran.',
  },
  'gb.rent-rise.not-yet-wales': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete.',
  },
}
