/** What to do about a council penalty charge in England and Wales, stage by stage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_ES: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Esto contesta a su primera impugnación. Elija: pague el precio menor antes del día de la carta, o no pague y espere el aviso al propietario (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Cuando llegue el aviso al propietario (notice to owner), envíe alegaciones formales (formal representations) en un plazo de 28 días. Después puede recurrir a un tribunal gratuito.',
  },
  'gb.pcn.step-choose': {
    says: 'Elija: pagar el precio menor, o impugnar. Si paga, el caso se cierra y no puede recurrir.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Elija: pagar, o impugnar antes del último día. Si paga, el caso se cierra y no puede recurrir.',
  },
  'gb.pcn.step-challenge': {
    says: 'Si impugna en un plazo de 14 días, la mayoría de los ayuntamientos ofrece otra vez el precio menor cuando dice que no. Envíela pronto.',
  },
  'gb.pcn.step-photos': {
    says: 'Mire las fotos o la grabación en la web del ayuntamiento (council). Haga sus propias fotos de carteles, líneas y máquina.',
  },
  'gb.pcn.step-owner-late': {
    says: 'Los 28 días parecen pasados. Envíe hoy sus razones de todos modos y diga por qué llega tarde. El ayuntamiento (council) aún puede mirarlas.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Envíe alegaciones formales (formal representations) en un plazo de 28 días. Hágalo aunque ya impugnara antes, o pierde el derecho a recurrir.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Recurra en un plazo de 28 días al tribunal que nombra la carta. Use el código que le enviaron y adjunte sus fotos.',
  },
  'gb.pcn.step-address': {
    says: 'Compruebe que la DVLA tiene su dirección actual. Los avisos van a la dirección del permiso del coche (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Use el formulario por internet y guarde el justificante. Si lo envía por correo, pida prueba de envío.',
  },
  'gb.pcn.step-signs': {
    says: 'Revise los carteles y las líneas. Si faltaban, estaban gastados o no eran claros, hágales fotos y dígalo.',
  },
  'gb.pcn.step-grounds': {
    says: 'Nombre su motivo. Puede ser que no ocurrió, que el coche no era suyo o que lo robaron. O que el ayuntamiento no siguió las reglas.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Envíe una copia de su Blue Badge, permiso, tique o albarán. Los ayuntamientos suelen anular la multa cuando lo ven.',
  },
  'gb.pcn.step-pay': {
    says: 'Si la multa es correcta, pague dentro del plazo con descuento. Use solo la web oficial del ayuntamiento.',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Si no puede pagar, pida ya por escrito más tiempo al ayuntamiento. Un plan es más fácil antes de que intervengan agentes de embargo (bailiffs).',
  },
  'gb.pcn.step-check-signs': {
    says: 'Apunte el último día en su agenda. Si lo deja pasar, la multa crece y pierde el derecho a recurrir.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lea por qué dijeron que no. Conteste a cada punto y añada fotos, recibos, permisos o una nota de un testigo.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Elija cómo se decide: con los papeles, o por teléfono o vídeo. No necesita abogado.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Si no recurre, pague antes de que acaben los 28 días, para que la multa no suba la mitad.',
  },
  'gb.pcn.step-bus-lane-london': {
    says: 'Si no está de acuerdo, escriba en 14 días y pida que mantengan el precio menor mientras responden. Si espera, llega una enforcement notice: 28 días para oponerse, al precio entero.',
  },
}
