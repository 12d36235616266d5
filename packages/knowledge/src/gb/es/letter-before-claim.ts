/** The Spanish words of the rows in ../letter-before-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ES: Words = {
  'gb.lbc.want': {
    says: 'Quieren que pague o responda. Si no hace ninguna de las dos cosas, pueden pedir a un juzgado que decida.',
  },
  'gb.lbc.rights-summary': {
    says: 'Tiene 30 días para responder, puede pedir papeles y puede pedir tiempo para recibir consejo. Si responde a tiempo, deberían esperar.',
  },
  'gb.lbc.reality': {
    says: 'Esto es serio, pero todavía no hay juzgado. No hay sentencia contra usted. Una buena respuesta puede pararlo aquí.',
  },
  'gb.lbc.reality-scotland': {
    says: 'Esto es serio, pero todavía no hay juzgado. En Escocia, las demandas de hasta £5,000 usan un proceso llamado simple procedure.',
  },
  'gb.lbc.reality-ni': {
    says: 'Esto es serio, pero todavía no hay juzgado. Nadie puede ejecutar una deuda sin una sentencia antes.',
  },
  'gb.lbc.who': {
    says: 'La carta es de la empresa que dice que usted debe dinero, o de sus abogados (solicitors). Ellos trabajan para la empresa, no para usted. No son un juzgado.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Esta carta no puede darle una sentencia (county court judgment). Antes deben presentar una demanda en el juzgado, y usted tiene tiempo para contestarla.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Ningún agente de embargo (bailiff) puede venir ahora por esta deuda. Antes hace falta una sentencia, y después un pago no hecho.',
  },
  'gb.lbc.know-wait': {
    says: 'Si pide papeles en el formulario de respuesta (Reply Form), deberían esperar 30 días después de enviarlos antes de ir al juzgado.',
    learnMore:
      'Marque la casilla que pide documentos y haga una lista: el contrato, el extracto, el aviso de la venta.',
  },
  'gb.lbc.org-conduct': {
    says: 'Si la envió un abogado (solicitor), la Solicitors Regulation Authority pone las reglas. No debe aprovecharse de alguien sin abogado.',
  },
  'gb.lbc.thirty-days': {
    says: 'Tiene 30 días desde la fecha de arriba de la carta para responder. Cuente el tiempo del correo.',
    action: 'Devuelva el formulario de respuesta (Reply Form), o su propia carta',
    consequence: 'Después de este día pueden presentar una demanda judicial.',
  },
  'gb.lbc.option-dispute': {
    says: 'Devuelva el formulario, diga qué discute y haga una lista de los papeles que quiere. Esto para el plazo un tiempo.',
    title: 'Discutirla y pedir papeles',
    cost: 'Un sello.',
    time: 'Una hora o dos. Después tienen 30 días para enviar los papeles.',
    risk: 'Si tienen razón, la cantidad puede crecer después con costes judiciales.',
    bestFor: 'No conoce la deuda, o la cantidad o la fecha parece mal.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Marque que la debe, rellene el formulario de presupuesto y ofrezca una cuota mensual. Si aceptan, no hay juicio.',
    title: 'Ofrecer pagar a plazos',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde para el presupuesto.',
    risk: 'Usted reconoce la deuda. Piense antes si puede ser demasiado vieja.',
    bestFor: 'La debe y puede pagar algo.',
  },
  'gb.lbc.option-help': {
    says: 'Un asesor de deudas gratuito puede leer la carta con usted y ayudarle con el formulario.',
    title: 'Pedir consejo gratuito antes de responder',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'Ninguno, si aun así responde a tiempo.',
    bestFor: 'No está seguro, o tiene también otras deudas.',
  },
  'gb.lbc.option-pay': {
    says: 'Si la debe y puede pagar sin apuros, pagar ahora la termina. Pida un recibo y que corrijan su historial.',
    title: 'Pagarlo todo',
    cost: 'La cantidad de la carta.',
    time: 'Un día.',
    risk: 'Es difícil recuperar el dinero una vez pagado.',
    bestFor: 'Está de acuerdo con la deuda y la cantidad.',
  },
}
