/** Spanish: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_ES: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: 'El ayuntamiento (council) dice que un coche que no puede entró en la zona. Quiere el pago en 28 días, o sus motivos por escrito.',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: 'El ayuntamiento (council) añadió la mitad porque no se pagó a tiempo. Quiere toda la suma en 14 días.',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'Puede escribir al ayuntamiento (council) por qué está mal. Después de un no, puede decidir el First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'Es un asunto civil, no un delito. Pero si lo deja, la multa crece y pueden cobrarla agentes judiciales (sheriff officers).',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'Los ayuntamientos (councils) escoceses llevan estas zonas y envían los avisos al titular del coche.',
  },
  'gb.pcn.lez-scotland-sums': {
    says: 'La primera vez cuesta 60 £. La siguiente en la misma zona en 90 días cuesta el doble, y luego aún más.',
  },
  'gb.pcn.scotland-right-zone': {
    says: 'Tiene 28 días para escribir al ayuntamiento (council) por qué está mal: una tarjeta de discapacidad (blue badge), un coche exento, un coche ya vendido, o algo que la haga injusta. Añada pruebas. No tiene que pagar mientras espera la respuesta.',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: 'Paga la mitad si paga en los 14 días tras recibirlo.',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: 'Puede pedir por escrito al ayuntamiento (council) la foto de su coche. Es gratis, y tiene 14 días para enviarla.',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'Después de este no, tiene 14 días para pagar la mitad, o 28 días para recurrir al First-tier Tribunal for Scotland.',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: '¿Nunca le llegó el primer aviso? Escriba ya al ayuntamiento (council). Aún puede mirar sus motivos, y entonces debe anular este aumento (charge certificate).',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: 'Pague la mitad en 14 días, o escriba al ayuntamiento (council) en 28 días con sus motivos y pruebas.',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: 'Pague la mitad en 14 días, o recurra al First-tier Tribunal en 28 días. La carta dice cómo.',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: 'Pague en 14 días, o llame hoy al ayuntamiento (council) si escribió a tiempo o nunca recibió el primer aviso.',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: 'Escriba al ayuntamiento (council) con su motivo y sus pruebas.',
    title: 'Impugnarla',
    cost: 'Gratis ante el ayuntamiento',
    time: 'En 28 días',
    risk: 'Después de un no tiene otra vez 14 días para la mitad.',
    bestFor: 'El coche está exento, estaba vendido o no estuvo allí.',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: 'Pague como dice el aviso y guarde la prueba.',
    title: 'Pagar ahora la mitad',
    cost: 'La mitad de la multa',
    time: 'En 14 días',
    risk: 'Pagar cierra el caso.',
    bestFor: 'La multa es correcta.',
  },
  'gb.pcn.lez-scotland-warning': {
    says: 'Si no hace nada, un charge certificate añade la mitad más. Tras otros 14 días, el ayuntamiento puede usar agentes judiciales (sheriff officers).',
  },
}
