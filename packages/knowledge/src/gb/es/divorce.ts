/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_PAPERS_ES: Words = {
  'gb.divorce-papers.deadline': {
    says: 'Tiene 14 días desde que recibe los papeles para enviar el acuse de recibo (acknowledgement of service).',
    action: 'Enviar su respuesta (acknowledgement of service)',
    consequence:
      'El divorcio puede seguir sin usted, y quizá pague la entrega de los papeles en mano.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'No se culpa a nadie. Basta con que uno diga que el matrimonio se acabó; no quererlo no lo para.',
  },
  'gb.divorce-papers.time': {
    says: 'Tarda al menos 26 semanas: 20 semanas hasta la orden provisional (conditional order), y seis más hasta la final. Hasta entonces está casado.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'Solo puede oponerse por una razón legal. El juzgado no es competente, el matrimonio no es válido, o ya terminó.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Casa, ahorros, pensiones y deudas son un caso aparte. El divorcio no los arregla; puede pedir al juzgado una parte justa.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Si el dinero no está arreglado, puede pedir al juzgado que mire su situación antes de la orden final.',
  },
  'gb.divorce-papers.children': {
    says: 'Estos papeles no deciden nada sobre sus hijos. Eso se acuerda entre ustedes, o se pide aparte al juzgado.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'No se case otra vez antes de haber pedido al juzgado lo del dinero. Después puede perder ese derecho.',
  },
  'gb.divorce-papers.home-rights': {
    says: '¿La casa está solo a nombre de su pareja? Usted puede vivir en ella e impedir una venta a sus espaldas.',
    actionable: 'Pida al registro (Land Registry) que anote sus derechos (home rights). Es gratis.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Envíe el acuse de recibo a tiempo, por internet con el código de la carta o en el formulario. No significa que acepte nada sobre el dinero.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Compruebe los nombres, el día de la boda y las direcciones. Diga en la respuesta qué está mal.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Haga una lista de casa, cuentas, pensiones y deudas de los dos. No firme nada sobre dinero antes de tener consejo.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Envíe la respuesta, y use las 20 semanas para arreglar dinero e hijos.',
    title: 'Contestar y dejar que siga',
    cost: 'La respuesta no cuesta nada.',
    time: 'Unos minutos.',
    risk: 'El dinero queda abierto hasta que haya una orden.',
    bestFor: 'No tiene una razón legal contra el divorcio.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Llegue a un acuerdo con un mediador o abogado, y pida al juzgado que lo haga orden (consent order).',
    title: 'Arreglar el dinero con una orden',
    cost: 'Una tasa, y el mediador o abogado.',
    time: 'Unos meses.',
    risk: 'Sin orden, las peticiones quedan abiertas durante años.',
    bestFor: 'Tiene casa, pensiones, ahorros o deudas.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Dígalo en la respuesta. Luego envíe un formulario (answer) en los 21 días después del día en que debía llegar la respuesta.',
    title: 'Oponerse por una razón legal',
    cost: 'Una tasa, y a menudo un abogado.',
    time: 'Unos meses.',
    risk: 'Si no había razón legal, puede tener que pagar costas.',
    bestFor: 'Debe decidir otro país, o el matrimonio no es válido.',
  },
}
