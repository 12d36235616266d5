/** The Spanish words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_ES: Words = {
  'de.price.reality': {
    says: 'Una empresa no puede subir el precio a su gusto. Necesita su sí o una cláusula justa en el contrato.',
  },
  'de.price.not-yet': {
    says: 'Hoy no cambia nada. Hasta el día de la carta paga el precio viejo.',
  },
  'de.price.right-clause': {
    says: 'Una cláusula de precios debe ser clara y justa para ambos: también deben contar los costes más bajos. Si es injusta, no vale.',
  },
  'de.price.step-contract': {
    says: 'Busque en el contrato tres cosas: la cláusula de precios, una garantía de precio y cómo terminarlo.',
  },
  'de.price.step-reserve': {
    says: 'Si duda de la subida, pague más solo «unter Vorbehalt» (con reserva). Así puede reclamarlo.',
  },
  'de.price.insight-guarantee': {
    says: 'Muchos contratos prometen un precio fijo por un tiempo (Preisgarantie). En ese tiempo solo puede subir si la promesa lo permite.',
    actionable: 'Compare el final de la garantía con el día de la subida.',
  },
  'de.price.option-object': {
    says: 'Escriba que no acepta la subida y pida la cláusula y los motivos.',
    title: 'Decir no al precio más alto',
    cost: 'Gratis.',
    time: 'Antes de que empiece la subida.',
    risk: 'La empresa puede terminar el contrato con el preaviso normal.',
    bestFor: 'Quiere seguir con el precio viejo.',
  },
  'de.price.option-help': {
    says: 'El centro de consumo (Verbraucherzentrale) revisa estas cartas y conoce las cláusulas injustas.',
    title: 'Hacer revisar la subida',
    cost: 'Una pequeña tasa, o gratis en línea.',
    time: 'Antes de que empiece la subida.',
    risk: 'Ninguno.',
    bestFor: 'No sabe si la subida está permitida.',
  },
  'de.price.energy-right-end': {
    says: 'Puede terminar el contrato el día de la subida, gratis y sin preaviso, aun en el plazo mínimo. No si solo cambia el IVA.',
  },
  'de.price.energy-right-told': {
    says: 'Deben avisar a un hogar al menos un mes antes y claro: precio viejo, precio nuevo, motivo y su derecho a irse.',
  },
  'de.price.energy-right-basic': {
    says: 'En el suministro básico (Grundversorgung) deben escribir seis semanas antes. Puede irse siempre con dos semanas de preaviso.',
  },
  'de.price.energy-safe': {
    says: 'Al cambiar nunca se queda sin luz o gas. Si algo falla, entra el suministrador básico (Grundversorger).',
  },
  'de.price.energy-step-switch': {
    says: 'Compare ofertas ahora. Para irse, mande usted mismo el aviso por escrito, de modo que llegue antes del día de la subida.',
  },
  'de.price.energy-option-leave': {
    says: 'Nombre el derecho especial de salida (Sonderkündigungsrecht) y el día de la subida.',
    title: 'Terminar y cambiar de suministrador',
    cost: 'Gratis.',
    time: 'Antes de que empiece la subida.',
    risk: 'Compruebe antes que el precio nuevo es más bajo.',
    bestFor: 'Otro es más barato.',
  },
  'de.price.telecom-right-end': {
    says: 'Puede terminar el contrato por la subida, gratis y sin preaviso, en tres meses desde esta carta. Acaba como pronto el día de la subida.',
  },
  'de.price.telecom-deadline': {
    says: 'Los tres meses corren desde que llegó la carta. Para más seguridad se cuenta desde su fecha.',
    action: 'Terminar el contrato por la subida, si quiere irse',
    consequence: 'El derecho especial de salida se acaba. El contrato sigue al precio nuevo.',
  },
  'de.price.telecom-right-told': {
    says: 'Deben avisarle como mínimo un mes y como máximo dos meses antes, en una forma que pueda guardar.',
  },
  'de.price.telecom-step': {
    says: 'Compare otras tarifas. Para conservar número o línea, deje el cambio a la nueva empresa, pero cuide los tres meses.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nombre el cambio de precio y el § 57 TKG. Pida confirmación.',
    title: 'Terminar el contrato por la subida',
    cost: 'Gratis. Quizá deba devolver o pagar un móvil o un router.',
    time: 'En tres meses desde esta carta.',
    risk: 'Conserve la línea hasta que funcione la nueva.',
    bestFor: 'Otra empresa es más barata.',
  },
  'de.price.right-silence': {
    says: 'Su silencio por lo general no es un sí a un precio más alto, aunque la carta lo diga.',
  },
  'de.price.right-one-month': {
    says: '¿Ha pasado el primer plazo? En contratos desde el 1 de marzo de 2022 puede irse cuando quiera con un mes de preaviso.',
  },
  'de.price.step-object': {
    says: 'Conteste pronto: «No acepto el precio más alto». Guarde prueba de que llegó.',
  },
  'de.price.step-debit': {
    says: '¿Le cobraron más de lo acordado? Su banco puede devolver un adeudo en ocho semanas. Pague usted el precio viejo.',
  },
  'de.price.fund-right': {
    says: 'Si su caja de salud sube la cuota extra (Zusatzbeitrag), puede dejarla hasta el final del primer mes con la cuota nueva.',
  },
  'de.price.fund-step': {
    says: 'Compare las cuotas. Para irse, apúntese en ese plazo a otra caja. Ella da de baja la anterior.',
  },
  'de.price.fund-reality': {
    says: 'Cada caja fija su propia cuota extra. Lo que pagan es casi igual por ley, así que vale la pena comparar.',
  },
  'de.price.fund-told': {
    says: 'La caja debe avisarle de la subida y de su derecho a irse. Si avisó tarde, tiene más tiempo.',
  },
  'de.price.fund-free': {
    says: 'La nueva caja debe aceptarle. No puede preguntar por su salud o su edad.',
  },
  'de.price.fund-option': {
    says: 'Apúntese en línea a otra caja. Sigue asegurado sin interrupción.',
    title: 'Cambiar a una caja más barata',
    cost: 'Gratis.',
    time: 'Hasta el final del primer mes con la cuota nueva.',
    risk: 'Hasta el cambio, unos dos meses, paga la cuota nueva.',
    bestFor: 'Otra caja es más barata.',
  },
}
