/** The Spanish words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_HOMES_ES: Words = {
  'us.state.ca.eviction-answer': {
    says: 'En California tiene diez días de corte para contestar un caso de desalojo (eviction) desde que recibe los papeles. Los fines de semana y feriados de la corte no cuentan.',
    action: 'Presentar su contestación a los papeles de desalojo',
    consequence: 'El propietario puede ganar sin audiencia.',
  },
  'us.state.fl.eviction-answer': {
    says: 'En Florida tiene cinco días para contestar un desalojo (eviction), sin contar fines de semana ni feriados. También debe pagar la renta a la corte.',
    action: 'Presentar su contestación a los papeles de desalojo',
    consequence: 'El propietario puede ganar sin audiencia.',
  },
  'us.state.ga.eviction-answer': {
    says: 'En Georgia tiene siete días para contestar un caso de desalojo (dispossessory). Puede contestar por escrito o hablando con la secretaría de la corte (clerk).',
    action: 'Presentar su contestación a los papeles de desalojo',
    consequence: 'El propietario puede ganar sin audiencia.',
  },
  'us.state.ny.eviction-answer': {
    says: 'En Nueva York tiene diez días para contestar una petición por falta de pago (nonpayment petition) desde que la recibe. Puede contestar en persona en la secretaría de la corte (clerk’s office).',
    action: 'Presentar su contestación a los papeles de desalojo',
    consequence: 'El propietario puede ganar sin audiencia.',
  },
  'us.state.fl.ask-deposit': {
    says: 'Escriba y pídalo. En Florida el propietario (landlord) tiene 15 días para devolverlo, o 30 días para enviarle un reclamo contra el depósito. Usted tiene 15 días para oponerse.',
  },
  'us.state.az.ask-deposit': {
    says: 'Escriba y pídalo. En Arizona el propietario (landlord) tiene 14 días hábiles después de que usted se va y lo pide. Si tarda o está mal, puede reclamar el doble de lo retenido.',
  },
  'us.state.nj.good-cause': {
    says: 'En Nueva Jersey, la mayoría de los inquilinos solo puede ser desalojada por una razón que nombra la ley, y solo por un juez.',
  },
  'us.state.ca.just-cause': {
    says: 'En California, la mayoría de los inquilinos con un año o más solo puede ser desalojada por una razón que nombra la ley. Algunas viviendas están exentas.',
  },
  'us.state.ca.social-security-late': {
    says: 'En California puede pedir a una corte que espere cuando su renta se atrasa porque el Seguro Social (Social Security) paró sin culpa suya.',
  },
}
