/** Questions about resigning and unemployment benefit (NASpI): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS: Words = {
  'it.ask.naspi-cause': {
    says: 'Sí, también tras un despido disciplinario, con 13 semanas pagadas en algo más de cuatro años. Pídalo en 68 días.',
  },
  'it.ask.resign': {
    says: 'Dimita por internet con SPID o en una oficina de ayuda (patronato), con el preaviso de su convenio. Puede retirarla en siete días. El paro (NASpI) llega solo con un incumplimiento grave (giusta causa).',
  },
  'it.ask.forced-resignation': {
    says: 'No firme nada. Una dimisión solo vale si la envía usted por internet, con SPID o a través de un patronato; un papel firmado no vale. Puede retirarla en siete días. Embarazada, o con un hijo menor de tres años, solo vale cuando la inspección de trabajo la confirma. Si le amenazan, anote el día y las palabras y vaya a un sindicato. A una acusación por escrito se contesta en cinco días.',
  },
  'it.ask.wages-resign': {
    says: 'Dos o más meses impagados suelen ser justa causa. No debe preaviso, lo cobra, y puede pedir NASpI. Antes reclame por escrito y vea a un sindicato. Si la empresa quiebra, un fondo del INPS paga el TFR y los tres últimos meses.',
  },
  'it.ask.naspi-length': {
    says: 'Dura la mitad de las semanas cotizadas en cuatro años, dos años como máximo. Desde el sexto mes baja un 3 % al mes, desde el octavo con más de 55 años. Pídala en 68 días.',
    dependsOn: 'cuántas semanas cotizó',
  },
}
