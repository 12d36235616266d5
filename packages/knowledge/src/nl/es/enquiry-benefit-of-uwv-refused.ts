/** Questions about WW or sick pay that UWV refuses or stops: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_ES: Words = {
  'nl.ask.ww-refused': {
    says: 'Reclame en seis semanas desde la fecha; los motivos pueden seguir. La culpa no basta: UWV solo niega si hubo motivo urgente de despido inmediato o se fue sin necesidad. Una pelea o poco rendimiento casi nunca lo es. Mande los papeles y lo que hizo para resolverlo. ¿Era injusto el despido? Vaya también al juez en dos meses. ¿Sin dinero? Pida ayuda al municipio.',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: 'Mire hoy la última página: contra la decisión de que puede trabajar el plazo suele ser de solo dos semanas, si no, seis. Reclame en una frase; motivos e informes de sus médicos después. Pida el informe del médico de UWV. El dinero no vuelve por ello: pida al juez una decisión rápida si no puede vivir. Diga qué trabajo no puede hacer y por qué. Pida también la WW, por seguridad.',
  },
}
