/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_WORDS: Words = {
  'es.ask.paro-disciplinary': {
    says: 'Sí, tras cualquier despido, si cotizó 360 días en seis años. Pídalo al SEPE en 15 días hábiles.',
  },
  'es.ask.resign': {
    says: 'Debe dar el preaviso del convenio, normalmente 15 días. Si dimite no hay paro, salvo incumplimiento grave de la empresa.',
    dependsOn: 'su convenio y el motivo',
  },
  'es.ask.leave-unpaid': {
    says: 'Reclame por escrito y vaya a conciliación: tiene un año. Si en un año le deben tres mensualidades completas, o seis llegan tarde, el juez puede extinguir el contrato. Cobra como en un despido improcedente. No se vaya antes.',
  },
  'es.ask.wages-leave': {
    says: 'No se vaya ni firme la baja voluntaria: perdería el paro y la indemnización. Con tres meses sin pagar en un año, o seis con más de 15 días de retraso, un juez puede extinguir el contrato. Entonces cobra, en general, 33 días por año y tiene paro. Siga trabajando. Presente la papeleta de conciliación y luego demanda, también por los salarios con el 10 % de interés. Cada mes prescribe al año. Si la empresa no puede, FOGASA paga con un límite.',
  },
  'es.ask.paro-length': {
    says: 'Con 360 días cotizados en seis años tiene cuatro meses; con 720, ocho. Sube con los días, hasta dos años. Es el 70 % de la base seis meses, luego el 60 %. Pídalo en 15 días hábiles.',
    dependsOn: 'cuántos días cotizó',
  },
}
