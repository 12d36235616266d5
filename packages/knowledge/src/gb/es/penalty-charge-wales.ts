/** Penalty charges of councils in Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_ES: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: 'Han añadido la mitad más. Quieren el pago en un plazo de 14 días, antes de pedir al juzgado que registre la deuda.',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'Ningún agente de embargo (bailiff) puede venir en esta fase. Antes debe haber un charge certificate, una orden judicial y un warrant.',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: 'Los agentes de embargo (bailiffs) no pueden actuar solo con un charge certificate. El ayuntamiento (council) debe obtener antes una orden judicial (order for recovery).',
  },
  'gb.pcn.right-evidence-wales': {
    says: 'Puede ver las fotos, la grabación y las notas en que se apoya el ayuntamiento. Muchos las muestran por internet.',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: 'Los agentes de embargo (bailiffs) solo vienen al final de todo, después de una orden judicial y un warrant. Puede pararlo mucho antes.',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: 'Una multa del ayuntamiento suele pagarla el propietario, aunque condujera otra persona. Es distinto si se llevaron el coche sin su permiso.',
  },
  'gb.pcn.myth-ignore-wales': {
    says: 'No desaparece. La multa sube la mitad, luego el juzgado la registra y pueden enviar agentes de embargo (bailiffs).',
  },
  'gb.pcn.step-choose-wales': {
    says: 'Elija: pagar el precio menor, o impugnar. Si paga, el caso se cierra y no puede recurrir.',
  },
  'gb.pcn.step-choose-post-wales': {
    says: 'Elija: pagar, o impugnar antes del último día. Si paga, el caso se cierra y no puede recurrir.',
  },
  'gb.pcn.step-challenge-wales': {
    says: 'Si impugna en un plazo de 14 días, la mayoría de los ayuntamientos ofrece otra vez el precio menor cuando dice que no. Envíela pronto.',
  },
  'gb.pcn.step-photos-wales': {
    says: 'Mire las fotos o la grabación en la web del ayuntamiento (council). Haga sus propias fotos de carteles, líneas y máquina.',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: 'Envíe alegaciones formales (formal representations) en un plazo de 28 días. Hágalo aunque ya impugnara antes, o pierde el derecho a recurrir.',
  },
  'gb.pcn.step-certificate-wales': {
    says: 'Si no recibió ningún aviso anterior, pregunte enseguida al ayuntamiento (council) por qué. Si no es así, pague en un plazo de 14 días para evitar costes judiciales.',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'Use el formulario por internet y guarde el justificante. Si lo envía por correo, pida prueba de envío.',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Envíe una copia de su Blue Badge, permiso, tique o albarán. Los ayuntamientos suelen anular la multa cuando lo ven.',
  },
  'gb.pcn.step-pay-wales': {
    says: 'Si la multa es correcta, pague dentro del plazo con descuento. Use solo la web oficial del ayuntamiento.',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: 'Si no puede pagar, pida ya por escrito más tiempo al ayuntamiento. Un plan es más fácil antes de que intervengan agentes de embargo (bailiffs).',
  },
  'gb.pcn.option-challenge-wales': {
    says: 'Diga qué pasó, nombre su motivo y añada fotos. El ayuntamiento (council) debe estudiar lo que envíe.',
    title: 'Impugnarla ante el ayuntamiento',
    cost: 'Gratis',
    time: 'En un plazo de 14 días para el precio menor, 28 días como mucho',
    risk: 'Si pierde después, se debe la multa completa.',
    bestFor: 'Los carteles, los hechos o sus motivos están de su parte.',
  },
  'gb.pcn.option-pay-wales': {
    says: 'Pague como indica el aviso y guarde el recibo.',
    title: 'Pagarla',
    cost: 'La cantidad del aviso',
    time: 'Mejor dentro del plazo con descuento',
    risk: 'Pagar termina su derecho a recurrir.',
    bestFor: 'La multa es correcta, o no merece la pena discutir.',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens Advice o National Debtline pueden ayudarle a elegir y a rellenar formularios.',
    title: 'Pedir consejo gratuito',
    cost: 'Gratis',
    time: 'Una llamada o una visita',
    risk: 'Los días siguen corriendo.',
    bestFor: 'No puede pagar, o se habla de agentes de embargo (bailiffs).',
  },
  'gb.pcn.insight-details-wales': {
    says: 'Una multa (penalty charge notice) debe mostrar la fecha, la hora, el coche, el motivo, la cantidad y cómo pagar. Un error real puede ganar un recurso.',
    actionable: 'Compare cada dato con los suyos.',
  },
  'gb.pcn.warning-increase-wales': {
    says: 'Si no hace nada, la multa sube la mitad y pierde el derecho a recurrir.',
  },
  'gb.pcn.tactic-early-wales': {
    says: 'Impugne en un plazo de 14 días. Conserva el precio menor si el ayuntamiento sigue la guía.',
    risk: 'Después de 14 días puede deber la multa completa si pierde.',
    notWhen: 'La multa es claramente correcta. Entonces pague el precio menor.',
  },
  'gb.pcn.deadline-owner-wales': {
    says: 'Tiene 28 días desde la entrega (service) del aviso al propietario (notice to owner). Ese día cuenta como día uno.',
    action: 'Enviar alegaciones formales (formal representations), o pagar',
    consequence: 'La multa sube la mitad y pierde el recurso.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: 'Tiene 28 días desde la entrega (service) del rechazo. Ese día cuenta como día uno.',
    action: 'Recurrir al tribunal',
    consequence: 'El ayuntamiento puede enviar un charge certificate con la mitad más.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: 'Tiene 14 días desde la entrega (service) del charge certificate.',
    action: 'Pagar, o decir qué salió mal',
    consequence: 'El ayuntamiento puede pedir al juzgado que registre la deuda, con una tasa.',
    service: 'Un aviso por correo cuenta como entregado el segundo día hábil después de enviarlo.',
  },
  'gb.pcn.step-check-signs-wales': {
    says: 'Apunte el último día en su agenda. Si lo deja pasar, la multa crece y pierde el derecho a recurrir.',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: 'Si no recurre, pague antes de que acaben los 28 días, para que la multa no suba la mitad.',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: 'Si no puede pagarlo todo, escriba ya al ayuntamiento (council) y pida tiempo. Diga por qué.',
  },
  'gb.pcn.step-owner-late-wales': {
    says: 'Los 28 días parecen pasados. Envíe hoy sus razones de todos modos y diga por qué llega tarde. El ayuntamiento (council) aún puede mirarlas.',
  },
}
