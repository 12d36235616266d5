/** The Spanish words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_ES: Words = {
  'de.insurance.dearer-want': {
    says: 'Su aseguradora quiere más dinero por la misma cobertura.',
  },
  'de.insurance.dearer-right': {
    says: 'Si sube el precio y no la cobertura, puede cancelar en un mes desde esta carta. Termina cuando empieza la subida.',
  },
  'de.insurance.dearer-deadline': {
    says: 'Tiene un mes desde que llegó la carta para cancelar por la subida.',
    action: 'Cancelar por escrito si quiere cambiar',
    consequence: 'El contrato sigue al precio más alto.',
  },
  'de.insurance.dearer-step': {
    says: 'Compare primero otras ofertas. Cancele solo cuando la nueva cobertura esté prometida por escrito.',
  },
  'de.insurance.dearer-option': {
    says: 'Pregunte el motivo de la subida o pida una tarifa más barata.',
    title: 'Negociar o cambiar',
    cost: 'Gratis.',
    time: 'En un mes.',
    risk: 'Un hueco sin cobertura si cancela antes de tiempo.',
    bestFor: 'La subida es grande.',
  },
  'de.insurance.ended-right': {
    says: 'Tras un siniestro ambos pueden cancelar, pero solo en un mes desde que acaba la negociación. La aseguradora debe avisar un mes antes.',
  },
  'de.insurance.ended-step': {
    says: 'Pregunte si puede cancelar usted mismo. Otras aseguradoras le aceptarán mejor. Busque cobertura antes.',
  },
  'de.insurance.crash-right': {
    says: 'Puede reclamar directamente a la aseguradora del otro. Debe hacer una oferta o dar motivos en tres meses.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Si el otro tiene la culpa, su aseguradora suele pagar también su abogado y, salvo daños pequeños, su perito.',
  },
  'de.insurance.health-right-reasons': {
    says: 'Un fiduciario independiente (Treuhänder) debe aprobarlo, y la carta debe decir qué costes causaron la subida. Sin eso aún no vale.',
  },
  'de.insurance.health-right-tariff': {
    says: 'Puede pasar a otra tarifa de la misma aseguradora y conservar sus reservas de edad. Pregunte qué tarifas tiene abiertas.',
  },
  'de.insurance.health-right-end': {
    says: 'Puede terminar este seguro en dos meses desde la carta. En el seguro médico completo debe mostrar que otro asegurador le acepta.',
  },
  'de.insurance.health-warn': {
    says: 'No deje con prisas un seguro médico privado. Puede perder reservas de edad, y otro le preguntará por su salud.',
  },
  'de.insurance.health-step': {
    says: 'Pida por escrito los motivos y tarifas más baratas con cobertura parecida. Compare la parte que paga usted.',
  },
  'de.insurance.health-option-tariff': {
    says: 'Pida un cambio de tarifa (Tarifwechsel). Solo para mejor cobertura pueden preguntar por su salud.',
    title: 'Cambiar de tarifa, no de seguro',
    cost: 'Gratis.',
    time: 'En cualquier momento.',
    risk: 'Pagar más parte propia puede salir caro al enfermar.',
    bestFor: 'Lleva mucho tiempo asegurado allí.',
  },
  'de.insurance.dearer-told': {
    says: 'La carta debe nombrar su derecho a irse y llegar al menos un mes antes de la subida.',
  },
}
