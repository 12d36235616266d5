/** The Spanish words of the rows in ../tv-licence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_ES: Words = {
  'gb.tv.want': { says: 'Solo por esta carta no debe nada.' },
  'gb.tv.reality': {
    says: 'Es una carta estándar para casas sin licencia registrada. No es una factura, ni una multa, ni viene de un juzgado.',
  },
  'gb.tv.who': {
    says: 'TV Licensing trabaja para la BBC. Sus agentes no son policía. No tienen más derecho a entrar que cualquier otra visita.',
  },
  'gb.tv.rights-summary': {
    says: 'Sin televisión en directo y sin BBC iPlayer no hace falta licencia. No tiene que dejar entrar a una visita sin orden de registro (warrant).',
  },
  'gb.tv.no-entry-yet': {
    says: 'No pueden registrar su casa sin una orden judicial (warrant). El juzgado necesita antes buenos motivos.',
  },
  'gb.tv.no-fine-yet': {
    says: 'Una carta no puede multarle. Solo puede un juzgado, tras un caso en el que usted puede hablar.',
  },
  'gb.tv.know-catch-up': {
    says: 'No necesita licencia para Netflix, DVD o programas a la carta de otros canales. La necesita para televisión en directo en cualquier canal y para BBC iPlayer.',
    learnMore:
      'En directo significa al mismo tiempo que se emite, en tele, teléfono u ordenador. También en YouTube si es un canal de televisión en directo.',
  },
  'gb.tv.org-price': {
    says: 'Una licencia en color cuesta £180 al año desde el 1 de abril de 2026. Puede pagar a plazos. Es gratis desde los 75 con Pension Credit, y a mitad de precio para personas ciegas.',
  },
  'gb.tv.step-check': {
    says: 'Pregúntese: ¿alguien en mi casa ve televisión en directo, la graba o usa BBC iPlayer? Esa es toda la prueba.',
  },
  'gb.tv.step-declare': {
    says: 'Si la respuesta es no, diga en su web que no necesita licencia. Entonces las cartas paran un tiempo.',
  },
  'gb.tv.step-buy': {
    says: 'Si la respuesta es sí, compre una ya, o pida un plan por semanas o meses. Mire antes si puede tenerla gratis o más barata.',
  },
  'gb.tv.step-own-site': {
    says: 'Escriba usted la dirección web. Los correos y SMS de estafa usan a menudo el nombre TV Licensing.',
  },
  'gb.tv.step-moved': {
    says: 'Si tiene una licencia en una dirección vieja, pásela a la nueva. No necesita otra.',
  },
  'gb.tv.right-door': {
    says: 'Puede dejar a una visita en la puerta y terminar la conversación cuando quiera. No tiene que contestar preguntas ni firmar nada.',
  },
  'gb.tv.right-no-licence': {
    says: 'Tiene derecho a tener una tele y no pagar, si la usa solo para otras cosas.',
  },
  'gb.tv.right-no-duty': {
    says: 'Ninguna ley le obliga a contestar estas cartas. Una respuesta corta suele ser el camino fácil a la calma.',
  },
  'gb.tv.right-refund': {
    says: 'Si paga y ya no necesita la licencia, puede pedir que le devuelvan una parte.',
  },
  'gb.tv.option-declare': {
    says: 'Rellene el formulario de su web o escriba una carta corta.',
    title: 'Decir que no necesita licencia',
    cost: 'Nada.',
    time: 'Diez minutos.',
    risk: 'Debe ser verdad. Aún pueden venir a comprobarlo.',
    bestFor: 'Nadie en casa ve televisión en directo ni BBC iPlayer.',
  },
  'gb.tv.option-buy': {
    says: 'Compre por internet, por teléfono o en un PayPoint. Pregunte por un plan si tiene poco dinero.',
    title: 'Comprar una licencia, a plazos si hace falta',
    cost: '£180 al año en color.',
    time: 'Diez minutos.',
    risk: 'Ninguno.',
    bestFor: 'Alguien en casa ve televisión en directo o BBC iPlayer.',
  },
  'gb.tv.option-ignore': {
    says: 'Puede dejar la carta sin contestar. Las cartas y visitas pueden seguir.',
    title: 'Dejarla, si no necesita licencia',
    cost: 'Nada.',
    time: 'Ninguno.',
    risk: 'Más cartas, y quizá una visita.',
    bestFor: 'No necesita licencia y no le molesta el correo.',
  },
  'gb.tv.warn-offence': {
    says: 'Ver televisión en directo o BBC iPlayer sin licencia es un delito. Un juzgado puede multarle hasta £1,000, más costas.',
  },
  'gb.tv.warn-summons': {
    says: 'Un papel judicial sobre una licencia de televisión tiene un último día para contestar, a menudo 21 días. Léalo hoy y pida consejo.',
  },
  'gb.tv.insight-visit': {
    says: 'Una visita sin día fijado es una línea de una carta estándar. Si viene alguien, no tiene que dejarle entrar.',
    actionable: 'Pida una identificación. Diga que no quiere hablar y cierre la puerta.',
  },
  'gb.tv.insight-occupier': {
    says: 'Va dirigida al ocupante (occupier). No saben quién vive allí ni qué ve.',
    actionable: 'No tiene que dar su nombre para decir que no necesita licencia.',
  },
}
