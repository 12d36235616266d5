/** Ways to go about a private parking charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_ES: Words = {
  'gb.parking.option-appeal': {
    says: 'Dé sus motivos y pruebas en el formulario que indica el aviso. Si dicen que no, pida el recurso independiente.',
    title: 'Recurrir ante la empresa de aparcamiento',
    cost: 'Gratis',
    time: 'En un plazo de 28 días, mejor en 14',
    risk: 'Después de 14 días puede perder el precio menor.',
    bestFor: 'Pagó, los carteles eran malos, tenía un motivo o el aviso llegó tarde.',
  },
  'gb.parking.option-pay': {
    says: 'Pague como dice el aviso y guarde la prueba. Eso lo termina.',
    title: 'Pagar el precio menor',
    cost: 'La cantidad menor del aviso',
    time: 'Normalmente en un plazo de 14 días',
    risk: 'Pagar termina su derecho a recurrir.',
    bestFor: 'Rompió una regla clara y no tiene un buen motivo.',
  },
  'gb.parking.option-independent': {
    says: 'Use POPLA o el IAS, como dice la carta. Conteste a cada punto de la empresa y adjunte sus pruebas.',
    title: 'Usar el recurso independiente',
    cost: 'Gratis',
    time: 'Antes del último día de la carta de rechazo',
    risk: 'Si pierde, ya no tendrá el precio menor.',
    bestFor: 'La empresa dijo que no y usted aún cree que está mal.',
  },
  'gb.parking.option-dispute': {
    says: 'Envíe una carta clara con sus motivos. Pida prueba del cobro y de cada coste añadido.',
    title: 'Discutirlo por escrito',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'Pueden ir al juzgado, donde se añaden tasas si usted pierde.',
    bestFor: 'Tiene un buen motivo o pruebas.',
  },
  'gb.parking.option-settle': {
    says: 'Ofrezca por escrito una cantidad para terminarlo. Pida que confirmen que no se debe nada más.',
    title: 'Ofrecer un acuerdo',
    cost: 'El primer cobro, o menos',
    time: 'Unas semanas',
    risk: 'Pueden negarse. Escriba que no es un reconocimiento.',
    bestFor: 'Quiere terminar y su caso es débil.',
  },
  'gb.parking.option-help': {
    says: 'Citizens Advice puede revisar el aviso y ayudar con un recurso o un formulario judicial.',
    title: 'Pedir consejo gratuito',
    cost: 'Gratis',
    time: 'Una llamada o una visita',
    risk: 'Los días siguen corriendo mientras espera.',
    bestFor: 'No está seguro, o han llegado papeles judiciales.',
  },
}
