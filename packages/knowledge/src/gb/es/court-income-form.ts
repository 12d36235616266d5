/** Un formulario del tribunal sobre los ingresos: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_ES: Words = {
  'gb.means.no-prison': {
    says: 'Nadie va a la cárcel por deber este dinero. Solo puede pasar si usted calla, tras otras órdenes y una vista.',
  },
  'gb.means.step-form': {
    says: 'Haga llegar el formulario al tribunal en 8 días desde que lo recibió. Guarde una copia.',
  },
  'gb.means.step-costs': {
    says: 'Anote todo: alquiler, facturas, comida, transporte y deudas. Ofrezca solo lo que puede pagar cada mes.',
  },
  'gb.means.step-late': {
    says: 'Si ya pasaron los 8 días, envíelo hoy de todos modos. El tribunal aún puede usarlo.',
  },
  'gb.means.right-suspended': {
    says: 'En el formulario puede pedir una orden suspendida (suspended order). Así su empresa no se entera mientras usted pague lo acordado.',
  },
  'gb.means.right-enough': {
    says: 'El tribunal debe dejarle lo bastante para vivir. Fija una parte del sueldo que no se toca (protected earnings).',
  },
  'gb.means.right-benefits': {
    says: 'Esta orden solo alcanza el sueldo y la pensión de empresa. No toca ayudas, la pensión del Estado ni el trabajo por cuenta propia.',
  },
  'gb.means.right-joined': {
    says: 'Con varias sentencias puede pedir una sola orden. Si luego baja el sueldo, pida al tribunal una suma menor.',
  },
  'gb.means.warning-false': {
    says: 'No contestar, o mentir, puede traer hasta £250 de multa o hasta 14 días de cárcel. Si contesta, no se llega a eso.',
  },
  'gb.means.option-suspended': {
    says: 'Rellene todo, ofrezca una suma al mes y diga por qué la empresa no debe saberlo.',
    title: 'Enviar el formulario y pedir la suspensión',
    cost: 'Nada.',
    time: 'Un formulario ahora, unas semanas de espera.',
    risk: 'Si falta un pago, la orden puede ir a la empresa.',
    bestFor: 'Puede pagar algo cada mes y teme por su empleo.',
  },
  'gb.means.option-advice': {
    says: 'El asesor revisa su dinero con usted y mira si hay otra salida mejor.',
    title: 'Rellenarlo con un asesor gratuito',
    cost: 'Nada.',
    time: 'Una llamada o una cita esta semana.',
    risk: 'El día fijado por el tribunal sigue contando.',
    bestFor: 'Tiene otras deudas o no puede ofrecer nada.',
  },
  'gb.means.questions-nothing-taken': {
    says: 'En esta cita no le quitan nada. Solo hay preguntas sobre su dinero.',
  },
  'gb.means.questions-step-go': {
    says: 'Vaya al tribunal ese día, con todos los papeles de la lista. Contesta bajo juramento.',
  },
  'gb.means.questions-step-cannot': {
    says: 'Si no puede ir, escriba enseguida al tribunal. Dé el motivo con prueba y pida otro día.',
  },
  'gb.means.questions-step-list': {
    says: 'Anote antes ingresos, alquiler, facturas, deudas y bienes. El tribunal pregunta por todo.',
  },
  'gb.means.questions-insight': {
    says: 'El acreedor usa las respuestas para elegir el siguiente paso, como el sueldo o una cuenta.',
    actionable: 'Ofrezca antes o ese día una suma que pueda mantener.',
  },
  'gb.means.questions-right-travel': {
    says: 'En siete días desde que recibe la orden puede pedir al acreedor el viaje. Debe pagarlo.',
  },
  'gb.means.questions-right-handed': {
    says: 'La orden debe por regla entregarse a usted en mano, al menos 14 días antes.',
  },
  'gb.means.questions-warning': {
    says: 'No ir puede llevar a una orden de prisión, al principio suspendida. Vaya, o escriba antes.',
  },
  'gb.means.questions-option-go': {
    says: 'Lleve una lista de ingresos y gastos. Una oferta que pueda cumplir suele cerrar el asunto.',
    title: 'Ir y ofrecer una suma al mes',
    cost: 'El viaje, que paga el acreedor si lo pide a tiempo.',
    time: 'Más o menos una hora en el tribunal.',
    risk: 'Lo que diga puede usarse para cobrar.',
    bestFor: 'Le ordenan ir al tribunal.',
  },
  'gb.means.right-breathing': {
    says: '¿Tiene muchas otras deudas? Un asesor puede pedir un breathing space. Durante 60 días nadie puede ejecutar esas deudas.',
  },
}
