/** What can still be done about fines when the day is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_ES: Words = {
  'nl.late.fine-want': {
    says: 'Tiene una multa de tráfico. El día para pagar o recurrir parece pasado.',
  },
  'nl.late.parktax-want': {
    says: 'El municipio dice que no pagó el aparcamiento. El día para pagar u objetar parece pasado.',
  },
  'nl.late.fine-reality': {
    says: 'El plazo de la carta parece pasado: la multa puede subir la mitad y luego doblarse. No es un antecedente penal. Aún puede pedir pagar a plazos.',
  },
  'nl.late.fine-step': {
    says: 'Entre hoy en cjib.nl o llame al CJIB. Pregunte qué debe ahora y pida plazos. Si no puede pagar nada, pida una pausa (noodstop).',
  },
  'nl.late.fine-rights': {
    says: 'Puede ver la foto y pedir plazos. Un recurso tardío solo se mira si el retraso no fue culpa suya.',
  },
  'nl.late.fine-right': {
    says: 'Aún puede enviar el recurso al fiscal. Diga por qué llega tarde, por ejemplo enfermedad o que no llegó carta, y mande pruebas.',
  },
  'nl.late.fine-option': {
    says: 'Mande ya el recurso al fiscal, con su razón y pruebas.',
    title: 'Recurrir tarde, con su razón',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Una razón débil se rechaza.',
    bestFor: 'Estaba enfermo, no podía estar o no recibió la carta.',
  },
  'nl.late.fine-plan': {
    says: 'Pida hoy al CJIB pagar a plazos, también tras un aviso. Si lo tiene un agente judicial, pídaselo a él.',
    title: 'Pedir un plan ahora',
    cost: 'Casi siempre sin más costes.',
    time: 'Hoy.',
    risk: 'Pague cada plazo a tiempo.',
    bestFor: 'No puede pagar de una vez.',
  },
  'nl.late.parktax-reality': {
    says: 'El plazo parece pasado: el municipio puede mandar un aviso con costes. Es un impuesto, no un delito. Una objeción tardía aún puede contar.',
  },
  'nl.late.parktax-step': {
    says: 'Llame hoy a la oficina de impuestos del municipio. Pregunte cuánto debe y pida plazos. ¿El retraso no fue culpa suya? Objete ya, con razón y pruebas.',
  },
  'nl.late.parktax-option': {
    says: 'Escriba por qué la cuenta está mal y por qué llega tarde, con pruebas.',
    title: 'Objetar tarde ante el municipio, con su razón',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Una razón débil se rechaza.',
    bestFor: 'El retraso no fue culpa suya.',
  },
  'nl.late.order-reality': {
    says: 'Desde la carta han pasado 14 días. Pero empiezan cuando usted lo sabe. En una multa pequeña por correo, casi siempre acaba a las seis semanas del envío.',
  },
  'nl.late.order-step': {
    says: '¿Cuándo lo supo? Si no hace 14 días, opóngase (verzet) hoy y no pague. Si no, pregunte hoy a un abogado y pida plazos al CJIB.',
  },
  'nl.late.order-option': {
    says: 'Diga que se opone y cuándo lo supo.',
    title: 'Oponerse (verzet), si lo supo hace menos de 14 días',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'El juez puede castigar más.',
    bestFor: 'La carta llegó tarde y no lo hizo.',
  },
  'nl.late.parking-step': {
    says: 'Su fecha pasó, pero solo un juez puede obligarle a pagar. Escriba hoy por qué no acepta, u ofrezca el precio del aparcamiento.',
  },
  'nl.late.parking-reality': {
    says: 'Su fecha pasó, y nada ocurre por sí solo. Tendrían que ir a juicio y probar que usted lo debe.',
  },
  'nl.late.parking-option': {
    says: 'Escriba por qué no lo debe, con fotos o recibo.',
    title: 'Decir no por escrito, también ahora',
    cost: 'Un sello.',
    time: 'Hoy.',
    risk: 'Pueden ir a juicio.',
    bestFor: 'Pagó, no conducía o no vio señal.',
  },
}
