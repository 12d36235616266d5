/** The Spanish words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_LAW_ES: Words = {
  'us.dmca.want': {
    says: 'Un sitio recibió una queja de derechos de autor por algo que usted subió. Pregunta si la acepta o se opone.',
  },
  'us.dmca.reality': {
    says: 'Esto no es un caso en la corte. El sitio retira cosas cuando se lo piden, sin juzgar quién tiene razón.',
  },
  'us.dmca.right-counter': {
    says: 'Puede enviar una contranotificación (counter-notice) si fue un error. El sitio casi siempre lo repone en 10 a 14 días hábiles, salvo que le demanden.',
  },
  'us.dmca.right-notice-parts': {
    says: 'Una queja debe nombrar la obra, el lugar en línea y quién la envía, y llevar firma. Pida una copia al sitio.',
  },
  'us.dmca.right-false': {
    says: 'Quien hace a sabiendas una queja falsa debe pagar el daño. Lo mismo vale para una contranotificación falsa.',
  },
  'us.dmca.right-fair-use': {
    says: 'Un uso corto para comentar, informar, enseñar o parodiar puede ser uso justo (fair use). Quien se queja debe pensarlo antes.',
  },
  'us.dmca.warn-strikes': {
    says: 'Los sitios deben cerrar las cuentas con quejas repetidas. No deje en pie una queja equivocada.',
  },
  'us.dmca.step': {
    says: 'Reúna primero sus pruebas: sus archivos, una licencia o las fechas. La contranotificación da su nombre y dirección a la otra parte.',
  },
  'us.dmca.option-counter': {
    says: 'Envíe una contranotificación por el sitio si está seguro de que puede usar la obra.',
    title: 'Enviar una contranotificación',
    cost: 'Gratis',
    time: 'Hasta la fecha del mensaje',
    risk: 'Pueden demandarle. Usted jura que es verdad.',
    bestFor: 'Usted la hizo o tiene licencia.',
  },
  'us.dmca.option-leave': {
    says: 'Si la obra no es suya, déjela retirada y pida a quien se quejó que retire la queja.',
    title: 'Dejarla retirada',
    cost: 'Gratis',
    time: 'Ahora',
    risk: 'Puede quedar una falta en la cuenta.',
    bestFor: 'Usó la obra de otra persona.',
  },
}
