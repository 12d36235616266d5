/** The Spanish words of the rows in ../consumer-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_ES: Words = {
  'gb.contract.want': {
    says: 'La empresa lo ve de otro modo. Busque qué rechaza, qué ofrece y qué le pide pagar.',
  },
  'gb.contract.rights-goods': {
    says: 'Puede devolver un producto con defecto en 30 días y recuperar todo el dinero. Después puede pedir reparación o uno nuevo.',
  },
  'gb.contract.rights-leaving': {
    says: 'Una cláusula injusta no le obliga. Puede pedir cómo calcularon un cargo y discutirlo gratis.',
  },
  'gb.contract.reality': {
    says: 'El no de una empresa no es la última palabra. Sus normas no pueden quitarle los derechos que la ley le da como comprador.',
  },
  'gb.contract.not-yet': {
    says: 'Nadie puede quitarle dinero ni cosas por esta carta. Antes hace falta una sentencia, y usted recibiría papeles.',
  },
  'gb.contract.step-reject': {
    says: '¿Lo recibió hace menos de 30 días? Entonces escriba hoy: «I reject the goods and want a full refund.» (Devuelvo el producto y quiero todo mi dinero.)',
  },
  'gb.contract.step-write': {
    says: 'Conteste por escrito. Diga qué está mal, qué quiere y para qué día, por ejemplo en 14 días.',
  },
  'gb.contract.step-proof': {
    says: 'Reúna pruebas: contrato, recibo, anuncio, fotos, mensajes y las fechas de cada fallo o llamada.',
  },
  'gb.contract.step-card': {
    says: '¿Pagó con tarjeta de crédito, y costó más de £100 y hasta £30,000? Pida su dinero también a la empresa de la tarjeta.',
  },
  'gb.contract.step-helpline': {
    says: 'Llame a la ayuda gratuita al consumidor de su nación. Le dice qué escribir y puede avisar a los inspectores (trading standards).',
  },
  'gb.contract.step-part': {
    says: 'Si le piden dinero, diga por escrito qué parte discute y por qué. Pague una parte solo si está de acuerdo.',
  },
  'gb.contract.insight-last-word': {
    says: 'Puede ser su respuesta final. Entonces no tiene que esperar para ir al ombudsman o al servicio que nombran.',
    actionable:
      'Busque su nombre y el último día para quejarse allí. Suele ser de seis o doce meses.',
  },
  'gb.contract.option-dispute': {
    says: 'Nombre el fallo o el cargo, el derecho que usa y un día para su respuesta.',
    title: 'Escribir y pedir lo que da la ley',
    cost: 'Nada por correo electrónico.',
    time: 'Una hora. Deles 14 días.',
    risk: 'Bajo. Cuente solo hechos.',
    bestFor: 'Cree que no tienen razón.',
  },
  'gb.contract.option-scheme': {
    says: 'Pregunte a qué ombudsman o servicio de disputas pertenece la empresa. Casi siempre es gratis para el comprador.',
    title: 'Ir a un ombudsman o servicio de disputas',
    cost: 'Casi siempre nada.',
    time: 'De unas semanas a meses.',
    risk: 'No todas las empresas están obligadas.',
    bestFor: 'Ya dijeron su última palabra.',
  },
  'gb.contract.option-deal': {
    says: 'Una devolución parcial, una reparación gratis o un cargo menor pueden cerrar el asunto. Pídalo por escrito.',
    title: 'Acordar un punto medio',
    cost: 'Aquello a lo que renuncia.',
    time: 'Unos días.',
    risk: 'Un acuerdo final cierra su reclamación.',
    bestFor: 'Quiere acabar pronto.',
  },
  'gb.contract.option-claim': {
    says: 'Envíe antes una última carta con fecha. Después puede reclamar en línea, sin abogado.',
    title: 'Poner una demanda pequeña (small claim)',
    cost: 'Una tasa del juzgado. La recupera si gana.',
    time: 'Unos meses.',
    risk: 'Si pierde, pierde la tasa y quizá paga pequeños costes.',
    bestFor: 'Tiene buenas pruebas y ellos no se mueven.',
  },
}
