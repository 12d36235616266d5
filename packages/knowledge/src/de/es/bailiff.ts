/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ES: Words = {
  'de.bailiff.want': {
    says: 'Un agente judicial (Gerichtsvollzieher) le pide pagar una deuda con título judicial (Titel).',
  },
  'de.bailiff.want-public': {
    says: 'Una oficina pública quiere dinero que dice que usted debe. Puede ejecutar su propia decisión sin juzgado.',
  },
  'de.bailiff.who': {
    says: 'El Gerichtsvollzieher es un agente del Estado que actúa para el acreedor. También debe buscar una salida pacífica.',
  },
  'de.bailiff.who-public': {
    says: 'Es el servicio de ejecución de una oficina pública. Sus agentes tienen poderes como un agente judicial (Gerichtsvollzieher).',
  },
  'de.bailiff.reality': {
    says: 'Esto es serio, pero todavía puede acordar cuotas con el agente. Un plan detiene la ejecución.',
  },
  'de.bailiff.reality-public': {
    says: 'Llame hoy a la oficina de la carta. A menudo aceptan plazos si muestra su presupuesto.',
  },
  'de.bailiff.rights': {
    says: 'Lo que necesita para vivir y trabajar está a salvo: cosas básicas, parte de su sueldo y una cuenta protegida.',
  },
  'de.bailiff.not-yet-search': {
    says: 'El agente no puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'El agente de la oficina no puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.bailiff.step-call': {
    says: 'Llame al agente judicial (Gerichtsvollzieher) antes de la fecha. Diga una cantidad que de verdad pueda pagar cada mes.',
  },
  'de.bailiff.step-call-public': {
    says: 'Llame hoy a la oficina. Pida plazos o un aplazamiento, y escríbalo después.',
  },
  'de.bailiff.step-title': {
    says: 'Pida ver el título judicial (Titel) y la lista de la cantidad. Si nunca recibió los papeles del juzgado, vea a un abogado de inmediato.',
  },
  'de.bailiff.step-title-public': {
    says: 'Pida la decisión (Bescheid) que hay detrás. Si nunca la recibió o se opuso a ella, dígalo ahora por escrito.',
  },
  'de.bailiff.step-wrong-way': {
    says: '¿Embargaron algo protegido? Reclame ante el juzgado de ejecución (Erinnerung). No tiene tasas.',
  },
  'de.bailiff.step-plan': {
    says: 'Ofrezca un plan que termine en el plazo de doce meses. Retrasarse dos semanas lo termina.',
  },
  'de.bailiff.step-many': {
    says: '¿Más deudas de las que puede pagar? La insolvencia privada le libera a los tres años. El consejo gratuito de deudas la prepara.',
  },
  'de.bailiff.option-plan': {
    says: 'Muestre lo que gana y gasta, y ofrezca cantidades fijas en días fijos.',
    title: 'Acordar un plan con el agente judicial',
    cost: 'La deuda y las tasas del agente.',
    time: 'Una llamada, hoy.',
    risk: 'El acreedor puede decir que no. Dos semanas de retraso terminan el plan.',
    bestFor: 'Puede pagarla en un año.',
  },
  'de.bailiff.option-plan-public': {
    says: 'Explique su presupuesto y ofrezca una cuota mensual. Pida una respuesta escrita.',
    title: 'Pedir cuotas a la oficina',
    cost: 'La deuda, a veces intereses.',
    time: 'Una llamada y una carta.',
    risk: 'Hasta que acepte, puede seguir.',
    bestFor: 'La decisión es correcta, pero falta el dinero.',
  },
  'de.bailiff.option-court': {
    says: 'Diga al juzgado local qué está mal en el embargo y envíe pruebas.',
    title: 'Acudir al juzgado de ejecución',
    cost: 'A menudo gratis, o tasas pequeñas.',
    time: 'De inmediato.',
    risk: 'La protección por dificultad grave (§ 765a) es para casos raros.',
    bestFor: 'La persona o la cosa equivocada, o una dificultad muy grave.',
  },
  'de.bailiff.option-help': {
    says: 'Un asesor de deudas certifica sus cantidades protegidas y habla con los acreedores.',
    title: 'Ver ya a un asesor de deudas',
    cost: 'Gratis.',
    time: 'Llame hoy.',
    risk: 'Listas de espera. Diga que hay una fecha de ejecución.',
    bestFor: 'Varias deudas, o miedo a perder la cuenta o la casa.',
  },
}
