/** What can still be done when the day in a court paper or a statutory demand is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_ES: Words = {
  'gb.late.ni-want': {
    says: 'El tribunal pidió su respuesta. El día ya pasó, así que puede haber decidido.',
  },
  'gb.late.ni-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si hay una decisión (decree). Si no la hay, envíe enseguida su formulario de respuesta.',
  },
  'gb.late.ni-rights': {
    says: 'Si no hay decisión, una respuesta tardía aún puede contar. Si la hay, puede pedir que la anulen o pagar a plazos.',
  },
  'gb.late.ni-not-yet': {
    says: 'El sueldo o los bienes solo se pueden embargar tras una decisión (decree) y solo por la Enforcement of Judgments Office.',
  },
  'gb.late.ni-option': {
    says: 'Pida el formulario al tribunal. Diga por qué no respondió y cuál es su defensa.',
    title: 'Pedir que se anule la decisión',
    cost: 'Puede haber una tasa.',
    time: 'Enseguida.',
    risk: 'Sin una defensa real, el tribunal puede negarse.',
    bestFor: 'Decidió sin usted y la demanda es errónea.',
  },
  'gb.late.claim-want': {
    says: 'El tribunal pidió su respuesta. El plazo parece pasado, así que puede haber ya una sentencia.',
  },
  'gb.late.possession-want': {
    says: 'Pidieron a un tribunal que usted deje su casa. El día de los papeles ya pasó, así que un juez puede haber decidido.',
  },
  'gb.late.possession-reality': {
    says: 'No se vaya por su cuenta. Incluso con una orden solo los agentes del tribunal pueden echarle, y a veces un juez aún puede pararlo o retrasarlo.',
  },
  'gb.late.possession-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte qué se decidió y si aún hay una vista. Si la hay, vaya, también sin el formulario.',
  },
  'gb.late.possession-option': {
    says: 'Envíe el formulario N244. Diga por qué no fue o no respondió y qué puede pagar ahora. Pida que el desalojo espere.',
    title: 'Pedir al juez que lo mire otra vez o que espere',
    cost: 'Una tasa. Con poco dinero puede pedir ayuda.',
    time: 'Hoy, antes de que vengan los agentes.',
    risk: 'El juez puede negarse. En algunas órdenes puede ayudar poco.',
    bestFor: 'Hay una orden y quiere quedarse.',
  },
  'gb.late.goods-want': {
    says: 'Pidieron al tribunal que usted devuelva el bien o pague. El día de los papeles ya pasó, así que puede haber decidido.',
  },
  'gb.late.goods-step': {
    says: 'Llame hoy al tribunal y pregunte qué se decidió. Hable con un asesor de deudas gratuito antes de devolver nada: el tribunal puede cambiar su orden.',
  },
  'gb.late.scotland-tribunal-want': {
    says: 'Alguien pidió al tribunal de vivienda una orden contra usted. El día de los papeles ya pasó, así que puede haber decidido.',
  },
  'gb.late.scotland-tribunal-step': {
    says: 'Llame hoy al tribunal con el número del caso. Pregunte si ha decidido. Si aún hay una reunión o vista, participe.',
  },
  'gb.late.scotland-tribunal-recall': {
    says: 'Si decidió sin usted, pida enseguida por escrito la anulación (recall). Tiene 14 días desde la decisión. Si pasaron, pregunte hoy a Shelter Scotland qué queda.',
  },
  'gb.late.demand-rights': {
    says: 'Los 18 y 21 días parecen pasados. Con una buena razón el tribunal aún puede admitir una oposición tardía, si nadie ha pedido su quiebra (bankruptcy).',
  },
  'gb.late.demand-not-yet': {
    says: 'Este escrito solo no le pone en quiebra. Hace falta una petición (petition), que deben entregarle, y luego una vista.',
  },
  'gb.late.demand-step': {
    says: 'Llame hoy a un asesor de deudas gratuito. Pregunte si alguien ha pedido su quiebra. Si es así, vaya a la vista: aún puede discutir la deuda u ofrecer pagar.',
  },
}
