/** The Spanish words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_ES: Words = {
  'gb.limitation.contract-ew': {
    says: 'En la mayoría de las deudas y cobros tienen seis años para presentar una demanda. Después puede decir al juzgado que es demasiado tarde.',
    from: 'el día en que podían ir por primera vez al juzgado: en una factura, el día en que venció; en tarjetas de crédito o préstamos, casi siempre la fecha final del default notice',
    restartedBy:
      'Esto puede reiniciar ese plazo: un pago suyo o de quien pidió el préstamo con usted. También una carta o correo firmado que reconoce la deuda. Debe ser antes de que acaben los seis años.',
  },
  'gb.limitation.contract-scotland': {
    says: 'En Escocia la mayoría de las deudas terminan a los cinco años sin pago, sin reconocimiento escrito y sin juicio. Entonces no debe nada.',
    from: 'el día en que venció la deuda',
    restartedBy:
      'Esto puede reiniciar ese plazo: un pago, un reconocimiento claro por escrito o un juicio de ellos, antes de que acaben los cinco años.',
  },
  'gb.limitation.contract-ni': {
    says: 'En Irlanda del Norte tienen seis años para presentar una demanda por la mayoría de las deudas. Después puede decir al juzgado que es demasiado tarde.',
    from: 'el día en que podían ir por primera vez al juzgado',
    restartedBy:
      'Esto puede reiniciar ese plazo: un pago, o un reconocimiento firmado por escrito, antes de que acaben los seis años.',
  },
  'gb.limitation.secured-ew': {
    says: 'Por dinero prestado sobre una vivienda, el prestamista tiene doce años para reclamar lo prestado. Para los intereses tiene seis años.',
    from: 'el día en que el prestamista podía pedir por primera vez el dinero',
    restartedBy:
      'Esto puede reiniciar ese plazo: un pago, o un reconocimiento firmado por escrito, antes de que acaben los doce años.',
  },
  'gb.limitation.rent-ew': {
    says: 'El alquiler se puede reclamar en el juzgado durante seis años desde el día en que venció.',
    from: 'el día en que venció cada pago del alquiler',
    restartedBy:
      'Esto puede reiniciar ese plazo: un pago de ese alquiler, o un reconocimiento firmado por escrito, antes de que acaben los seis años.',
  },
  'gb.limitation.copyright-ew': {
    says: 'Una demanda por infringir derechos de autor (copyright) debe empezar en seis años desde el uso.',
    from: 'el día en que sonó la música o se usó la obra',
    restartedBy: 'Cada uso nuevo empieza sus propios seis años.',
  },
}
