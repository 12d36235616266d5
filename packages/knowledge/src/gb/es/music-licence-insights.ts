/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_ES: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRS sí lleva a algunos negocios al juzgado, y quien pierde paga costas. No lo ignore si pone música.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Seguir poniendo música cuando sabe que necesita licencia puede costarle más, y puede ser delito. No diga «sin música» si no es verdad.',
  },
  'gb.music.warn-card': {
    says: 'Algunos que llaman solo fingen ser de una sociedad de música. No dé datos de tarjeta a quien le llama. Llame usted al número de su web.',
  },
  'gb.music.insight-headline': {
    says: 'El tono es más duro que los hechos. La carta no muestra prueba de que sonara música en su local.',
    actionable: 'Conteste con calma los hechos: qué pone, desde cuándo y quién lo oye.',
  },
  'gb.music.insight-surcharge': {
    says: 'Pueden cobrar más el primer año si hubo música antes de que usted avisara. Ese extra es de su propia tarifa, así que pregunte dónde está escrito.',
    actionable:
      'Pida la página de la tarifa con el extra, y que lo quiten si avisó antes de poner música.',
  },
  'gb.music.insight-renewal': {
    says: 'Las licencias suelen renovarse solas cada año. Pueden cobrarle un año sin música.',
    actionable:
      'Mire cuándo les informó por última vez de su uso. Termínela por escrito con la fecha en que paró la música.',
  },
  'gb.music.insight-both': {
    says: 'Una canción tiene dos dueños: el autor y quien hizo la grabación. TheMusicLicence cubre a los dos en una factura.',
    actionable: 'Si desde hace tiempo paga solo PRS o solo PPL, pida que miren si paga doble.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Mida la parte de su local donde se oye música. Una cifra real más pequeña puede dar un precio menor.',
    risk: 'Las cifras deben ser honradas.',
    notWhen: 'El precio no depende del tamaño.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Pregunte a su asociación profesional. Las tarifas a menudo se acuerdan con ellas, y algunas tienen precios especiales.',
    risk: 'Ninguno.',
    notWhen: 'No pone música.',
  },
  'gb.music.myth-radio': {
    says: 'Una radio, una aplicación de pago o un CD suyo no cubren poner música a clientes o personal. Ese es un derecho aparte.',
  },
  'gb.music.debt-rules': {
    says: 'Si un cobrador (debt collector) escribe por ellos, no tiene más poder que ellos. No puede llevarse bienes sin una sentencia (judgment).',
  },
}
