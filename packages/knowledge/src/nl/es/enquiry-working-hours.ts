/** Questions about rosters, zero hours and days off: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKING_HOURS_ES: Words = {
  'nl.ask.roster-changed': {
    dependsOn: 'su contrato y convenio',
    says: 'La empresa debe comunicar su horario 28 días antes, salvo que el convenio diga otra cosa. Si no puede, las horas deben saberse cuatro días antes. Cambiar horas pactadas necesita su sí o un motivo de peso.',
  },
  'nl.ask.zero-hours': {
    says: 'Tras tres meses su media de horas cuenta como pactada y puede reclamar su paga. Tras doce meses la empresa debe ofrecer horas fijas. Deben llamarle cuatro días antes. Anote sus horas.',
  },
  'nl.ask.holiday-days': {
    says: 'Tiene al año al menos cuatro veces sus horas por semana: 20 días a tiempo completo. El contrato o la CAO puede dar más. Conserva el sueldo. Los días de ley suelen caducar seis meses después del año.',
  },
}
