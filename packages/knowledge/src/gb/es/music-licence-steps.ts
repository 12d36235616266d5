/** What to do about a letter on a music licence: steps and options. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_STEPS_ES: Words = {
  'gb.music.step-check': {
    says: 'Apunte qué se oye en su local: radio, tele, teléfono, música en espera, grupos en directo. Anote quién la oye: clientes o personal.',
  },
  'gb.music.step-no-music': {
    says: 'Si ni el personal ni los clientes oyen música, contéstelo en dos líneas. Guarde una copia.',
  },
  'gb.music.step-which-tariff': {
    says: 'Si pone música, pida un presupuesto por escrito. Pregunte qué tarifa, qué fechas y qué tamaño de sala usaron.',
  },
  'gb.music.step-in-writing': {
    says: 'Conteste por escrito, no por teléfono. Lo que diga en una llamada puede ser el comienzo de una factura.',
  },
  'gb.music.step-pay': {
    says: 'Si necesita la licencia y las cantidades son correctas, cómprela. Pida pagar a plazos si el año entero es demasiado.',
  },
  'gb.music.step-dispute': {
    says: 'Si le cobran música que no puso, pida su prueba: qué se oyó, cuándo y quién lo oyó.',
  },
  'gb.music.step-free-music': {
    says: 'Puede usar música que no necesita licencia de PPL PRS. Elija autores que no sean miembros y guarde prueba del permiso.',
  },
  'gb.music.step-staff': {
    says: 'Diga al personal su regla sobre la música. Si un trabajador pone la radio para otros, quizá deba pagar el negocio.',
  },
  'gb.music.option-no-music': {
    says: 'Envíe una carta o un correo corto que diga que ni personal ni clientes oyen música.',
    title: 'Decir que no pone música',
    cost: 'Nada.',
    time: 'Diez minutos.',
    risk: 'Debe ser verdad. Una visita puede comprobarlo.',
    bestFor: 'No pone nada, o solo usa auriculares.',
  },
  'gb.music.option-buy': {
    says: 'Pida un presupuesto por escrito, revise el tamaño y el uso, y compre. Queda cubierto por el año.',
    title: 'Pedir un presupuesto y comprar la licencia',
    cost: 'Depende del tamaño y el uso de su local. Pregunte antes.',
    time: 'Una hora.',
    risk: 'Una licencia suele renovarse cada año hasta que la termina.',
    bestFor: 'La música es parte de su negocio.',
  },
  'gb.music.option-challenge': {
    says: 'Pida el cálculo de la cantidad. Corrija las fechas, el tamaño de la sala y el tipo de uso.',
    title: 'Discutir las fechas o la tarifa',
    cost: 'Preguntar no cuesta nada.',
    time: 'Unas semanas.',
    risk: 'Pueden pedir prueba de cuándo paró la música.',
    bestFor: 'La factura cubre días o salas sin música.',
  },
  'gb.music.option-stop': {
    says: 'Apáguela, dígales la fecha y termine la licencia si la tiene.',
    title: 'Parar la música',
    cost: 'Nada desde entonces.',
    time: 'Un día.',
    risk: 'Quizá aún deba los días de antes.',
    bestFor: 'La música no le vale ese precio.',
  },
}
