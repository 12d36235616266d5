/** The Spanish words of the Netherlands: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'nl.court.want': {
    says: 'Alguien le lleva al juzgado. La demanda (dagvaarding) dice qué reclaman y qué día empieza el caso.',
  },
  'nl.court.who': {
    says: 'Un agente judicial (deurwaarder) la trae por la otra parte. El juez (kantonrechter) decide hasta 25.000 €, y todos los casos de alquiler y trabajo.',
  },
  'nl.court.real': {
    says: 'Todavía no se ha decidido nada. Aún puede contestar, también sin abogado.',
  },
  'nl.court.not-yet': {
    says: 'Casi siempre nadie puede quitarle el sueldo o sus cosas antes de que el juez decida.',
  },
  'nl.court.rights': {
    says: 'Puede contestar por escrito o en persona, y pedir más tiempo. Aquí no paga tasa judicial.',
  },
  'nl.court.deadline-day': {
    says: 'Conteste o pida más tiempo como muy tarde el día del juzgado que dice la demanda (dagvaarding).',
    action: 'Contestar a la demanda (dagvaarding)',
    consequence: 'El juez casi siempre da a la otra parte lo que pide.',
  },
  'nl.court.step-day': {
    says: 'Busque el día del juzgado y el número del caso. Apúntelos ahora.',
  },
  'nl.court.step-reply': {
    says: 'Envíe su respuesta al juzgado antes de ese día, o vaya. También puede pedir más tiempo (uitstel).',
  },
  'nl.court.step-help': {
    says: 'Llame al Juridisch Loket. Pida ayuda con su respuesta (verweer).',
  },
  'nl.court.step-defend': {
    says: 'Diga qué está mal y envíe pruebas: pagos, cartas, el contrato. Dígalo si la deuda es demasiado vieja.',
  },
  'nl.court.step-costs': {
    says: 'Revise los gastos. Dígalo si nunca tuvo una carta de 14 días (veertiendagenbrief).',
  },
  'nl.court.step-settle': {
    says: 'Si la debe, llame pronto al agente judicial (deurwaarder) y ofrezca un plan. Tenga por escrito que el caso se para.',
  },
  'nl.court.right-week': {
    says: 'Casi siempre debe haber al menos una semana entre la demanda (dagvaarding) y el día del juzgado.',
  },
  'nl.court.right-alone': {
    says: 'Puede hablar por sí mismo ante este juez (kantonrechter).',
  },
  'nl.court.right-fee': {
    says: 'Si le demandan allí, no paga tasa judicial (griffierecht).',
  },
  'nl.court.option-defend': {
    title: 'Contestar a la demanda',
    says: 'Escriba o diga al juez por qué está mal.',
    cost: 'Sin tasa judicial.',
    time: 'Antes del día del juzgado.',
    risk: 'Costas si pierde.',
    bestFor: 'No está de acuerdo con todo o con una parte.',
  },
  'nl.court.option-settle': {
    title: 'Acordar un plan con el agente judicial',
    says: 'Ofrezca una cantidad cada mes y pida que pare el caso.',
    cost: 'Lo que ofrezca, y algunos gastos.',
    time: 'Esta semana.',
    risk: 'Conteste igual al juzgado hasta que pare.',
    bestFor: 'La debe.',
  },
  'nl.court.option-help': {
    title: 'Pedir ayuda legal gratis',
    says: 'El Juridisch Loket le dice qué hacer.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué escribir.',
  },
  'nl.court.warn-silent': {
    says: 'Si no reacciona, el juez casi siempre acepta la demanda sin usted (verstek).',
  },
}
