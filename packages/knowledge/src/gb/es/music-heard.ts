/** A letter that says music was heard at a business: get advice before you answer. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_ES: Words = {
  'gb.music.heard-want': {
    says: 'Dicen que alguien oyó música en su local y que usted no tenía licencia. Quieren dinero, y quizá su promesa firmada.',
  },
  'gb.music.heard-step-advice': {
    says: 'Pida consejo legal antes de la fecha de la carta. Su asociación profesional puede darlo gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'No firme una promesa (undertaking) antes de tener consejo. Romperla después puede costarle mucho.',
  },
  'gb.music.heard-step-proof': {
    says: 'Pida las notas de cada visita y la lista de canciones. Compruebe los días, las horas y quién trabajaba.',
  },
  'gb.music.heard-step-stop': {
    says: 'Si ahora no tiene licencia, apague la música hasta tenerla. No diga que no pone música si no es verdad.',
  },
  'gb.music.heard-option-talk': {
    says: 'Ofrezca tomar una licencia desde el día en que empezó la música, y pida que dejen el resto.',
    title: 'Hablar de una licencia, con consejo',
    cost: 'El precio de la licencia, y quizá el coste de las visitas.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Lo que escriba puede usarse en el juzgado, así que haga que lo revisen.',
    bestFor: 'Había música y no había licencia.',
  },
  'gb.music.heard-warn': {
    says: 'Dicen que tienen pruebas de una visita. Un juzgado puede ordenarle parar y pagar. Una orden judicial hay que cumplirla, así que tómelo en serio.',
  },
  'gb.music.bill-want': {
    says: 'Quieren que pague una licencia de música por las fechas de la factura.',
  },
  'gb.music.bill-step-check': {
    says: 'Compare la factura con su local: las fechas, la tarifa, los asientos o los metros, y si aún hay música.',
  },
}
