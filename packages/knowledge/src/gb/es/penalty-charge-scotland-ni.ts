/** The Spanish words of the rows in ../penalty-charge-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_SCOTLAND_NI_ES: Words = {
  'gb.pcn.scotland-wants': {
    says: 'El ayuntamiento (council) dice que se rompió una regla de aparcamiento o de tráfico. Quiere el pago en un plazo de 28 días, o sus motivos para no pagar.',
  },
  'gb.pcn.scotland-rights': {
    says: 'Puede impugnarla ante el ayuntamiento (council). Si dice que no, puede decidir el First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-reality': {
    says: 'Es un asunto civil, no un delito. Pero si lo deja, la multa crece y pueden cobrarla agentes judiciales (sheriff officers).',
  },
  'gb.pcn.scotland-right-discount': { says: 'Paga la mitad si paga en un plazo de 14 días.' },
  'gb.pcn.scotland-right-appeal': {
    says: 'Después de un aviso de rechazo (notice of rejection) tiene 28 días para recurrir al First-tier Tribunal for Scotland.',
  },
  'gb.pcn.scotland-step-choose': {
    says: 'Pague la mitad en un plazo de 14 días, o escriba al ayuntamiento (council) con sus motivos y fotos.',
  },
  'gb.pcn.scotland-step-owner': {
    says: 'Después puede llegar un aviso al propietario (notice to owner). Contéstelo en un plazo de 28 días, aunque ya escribiera antes.',
  },
  'gb.pcn.scotland-step-appeal': {
    says: 'Recurra al First-tier Tribunal en un plazo de 28 días. La carta de rechazo dice cómo.',
  },
  'gb.pcn.scotland-step-raised': {
    says: 'Se añadió la mitad porque no se pagó a tiempo. Pague en 14 días, o llame hoy al ayuntamiento (council) si escribió a tiempo o nunca recibió un aviso.',
  },
  'gb.pcn.scotland-option-challenge': {
    says: 'Escriba al ayuntamiento (council) con su motivo y sus pruebas.',
    title: 'Impugnarla',
    cost: 'Gratis ante el ayuntamiento',
    time: '14 días para la mitad del precio, 28 días después',
    risk: 'Si pierde, puede deber la multa completa.',
    bestFor: 'Los hechos o los carteles están de su parte.',
  },
  'gb.pcn.scotland-option-pay': {
    says: 'Pague como dice el aviso y guarde la prueba.',
    title: 'Pagar ahora la mitad',
    cost: 'La mitad de la multa',
    time: 'En un plazo de 14 días',
    risk: 'Pagar cierra el caso.',
    bestFor: 'La multa es correcta.',
  },
  'gb.pcn.scotland-warning': {
    says: 'Si no hace nada, un charge certificate añade la mitad más. Después el ayuntamiento puede usar agentes judiciales (sheriff officers).',
  },
  'gb.pcn.ni-wants': {
    says: 'El Department for Infrastructure, o un aparcamiento del ayuntamiento, dice que se rompió una regla. Quiere el pago o sus motivos.',
  },
  'gb.pcn.ni-rights': {
    says: 'Puede impugnarla por escrito. Después de un rechazo puede recurrir al Northern Ireland Traffic Penalty Tribunal.',
  },
  'gb.pcn.ni-right-discount': {
    says: 'Paga menos en un plazo de 14 días. Si impugna en ese tiempo, el precio menor espera a la respuesta.',
  },
  'gb.pcn.ni-step-choose': {
    says: 'Pague la cantidad menor en un plazo de 14 días, o impugne por escrito en un plazo de 14 días para conservarla.',
  },
  'gb.pcn.ni-step-appeal': {
    says: 'Use el formulario de recurso que vino con el rechazo y envíelo a tiempo al tribunal.',
  },
  'gb.pcn.ni-option-challenge': {
    says: 'Envíe sus motivos y pruebas por internet o correo.',
    title: 'Impugnarla por escrito',
    cost: 'Gratis',
    time: 'En un plazo de 14 días para el precio menor',
    risk: 'Una impugnación tarde pierde el precio menor.',
    bestFor: 'Los hechos o los carteles están de su parte.',
  },
  'gb.pcn.ni-option-pay': {
    says: 'Pague por internet, teléfono o correo, y guarde la prueba.',
    title: 'Pagar la cantidad menor',
    cost: 'La cantidad menor del aviso',
    time: 'En un plazo de 14 días',
    risk: 'Pagar cierra el caso.',
    bestFor: 'La multa es correcta.',
  },
  'gb.pcn.ni-warning': {
    says: 'Si no hace nada, la multa sube y puede registrarse como una sentencia contra usted.',
  },
}
