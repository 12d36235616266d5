/** What a bailiff letter in England or Wales means: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_FACTS_ES: Words = {
  'gb.bailiff.fact-notice-wants': {
    says: 'Quieren que pague esta deuda, o acuerde un plan, antes de que un agente de embargo (bailiff) pueda visitarle. Por ahora es solo una carta de aviso.',
  },
  'gb.bailiff.fact-notice-over-wants': {
    says: 'Quieren que pague esta deuda o acuerde un plan. El plazo de este aviso ha terminado, así que un agente de embargo (bailiff) puede visitarle.',
  },
  'gb.bailiff.fact-seven-days': {
    says: 'Todavía nadie puede llevarse sus bienes. Antes deben darle 7 días completos (clear days), y no cuentan domingos ni festivos.',
  },
  'gb.bailiff.fact-reality-old': {
    says: 'Esto es serio, pero todavía puede acordar un plan. Un aviso vale 12 meses, así que no espere que se olvide.',
  },
  'gb.bailiff.fact-notice-lasts': {
    says: 'Un aviso de ejecución (notice of enforcement) vale 12 meses. Si acuerda un plan y luego lo rompe, los 12 meses empiezan de nuevo.',
    learnMore:
      'Por eso un plan que puede mantener vale más que una oferta mayor que quizá no cumpla.',
  },
  'gb.bailiff.fact-wants': {
    says: 'Quieren dinero por una deuda, con sus tasas encima. Esperan cobrar sin llevarse bienes.',
  },
  'gb.bailiff.fact-who': {
    says: 'Los agentes de embargo (bailiffs) se llaman también enforcement agents. La mayoría trabaja en empresas privadas que cobran para ayuntamientos y juzgados. Cada uno necesita un certificado de un juez.',
  },
  'gb.bailiff.fact-register': {
    says: 'Puede buscar a un agente de embargo (bailiff) por su nombre en el registro público de agentes certificados. Muestra para quién trabaja.',
  },
  'gb.bailiff.fact-complaints-body': {
    says: 'La mayoría de las empresas se ha unido al Enforcement Conduct Board. Pone normas y estudia reclamaciones cuando la empresa ya ha contestado.',
  },
  'gb.bailiff.fact-visit-wants': {
    says: 'Un agente de embargo (bailiff) dice que vino a su casa. Quiere que pague, o una lista de bienes que podría vender.',
  },
  'gb.bailiff.fact-door': {
    says: 'No tiene que dejar entrar a un agente de embargo (bailiff). Por council tax o una multa del ayuntamiento no pueden entrar por la fuerza en una primera visita.',
  },
  'gb.bailiff.fact-door-general': {
    says: 'Puede hablar con un agente de embargo (bailiff) con la puerta cerrada. En la mayoría de las deudas no puede entrar por la fuerza en una casa en una primera visita.',
  },
  'gb.bailiff.fact-door-fine': {
    says: 'Por una multa penal sin pagar, la ley deja a un agente de embargo (bailiff) usar fuerza razonable para entrar. Llámeles para acordar el pago antes de una visita.',
  },
  'gb.bailiff.fact-no-goods-outside': {
    says: 'Un agente de embargo (bailiff) que no ha entrado no puede llevarse cosas de dentro de su casa. Puede llevarse cosas de fuera, como un coche.',
  },
  'gb.bailiff.fact-reality': {
    says: 'Esto es serio, pero todavía tiene opciones. Las tasas son más bajas en la fase de carta. Suben mucho cuando un agente de embargo (bailiff) llega a la puerta.',
  },
  'gb.bailiff.fact-reality-visit': {
    says: 'Pueden volver, así que actúe ya. Todavía puede hacer una oferta y mantener la puerta cerrada.',
  },
  'gb.bailiff.fact-who-high-court': {
    says: 'Los High Court enforcement officers cobran sentencias. Actúan con un writ, que es una orden del High Court.',
  },
  'gb.bailiff.fact-breathing-space': {
    says: 'La pausa legal (breathing space) puede parar a los agentes de embargo (bailiffs) durante 60 días. Un asesor de deudas la pide por usted, gratis.',
    learnMore:
      'Durante la pausa se paran casi todos los intereses, tasas y acciones. Le da tiempo para hacer un plan. No cubre las multas penales.',
  },
}
