/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ca.buy.myth-policy': {
    says: 'Las normas de una tienda no pueden quitarle lo que la ley le da. Los productos deben tener calidad razonable y hacer lo prometido.',
  },
  'ca.buy.want': {
    says: 'Puede preguntar si el contrato es justo y si la empresa cumplió su parte.',
  },
  'ca.buy.reality': {
    says: 'Una empresa no puede decidir sola quién tiene razón. Si usted no está de acuerdo, debe probarlo ante un tribunal.',
  },
  'ca.buy.who': {
    says: 'Cada provincia hace su ley de consumo. Cada una tiene una oficina que recibe quejas gratis.',
  },
  'ca.buy.rights': {
    says: 'Puede pedir aquello por lo que pagó. Las afirmaciones falsas en un anuncio o de un vendedor van contra la ley.',
  },
  'ca.buy.not-yet': {
    says: 'Sin sentencia de un tribunal no pueden llevarse su sueldo ni sus cosas.',
  },
  'ca.buy.right-fit': {
    says: 'Los productos deben tener calidad razonable y hacer lo que dijo el vendedor. Un cartel de la tienda no puede quitar eso.',
  },
  'ca.buy.right-charge': {
    says: 'Si un vendedor en línea no entrega ni devuelve el dinero, pida a su tarjeta que anule el cargo.',
  },
  'ca.buy.step-write': {
    says: 'Escriba a la empresa. Diga qué salió mal, qué quiere y para qué fecha.',
  },
  'ca.buy.step-proof': { says: 'Guarde el contrato, el anuncio, el recibo y fotos.' },
  'ca.buy.step-card': {
    says: 'Si pagó con tarjeta, pregunte por la devolución del cargo (chargeback). Hágalo rápido, porque el tiempo es corto.',
  },
  'ca.buy.step-office': { says: 'Quéjese ante la oficina de consumo de su provincia.' },
  'ca.buy.opt-complain': {
    says: 'Quéjese a la empresa, luego a la oficina de consumo o al organismo de quejas de ese sector.',
    title: 'Reclamar',
    cost: 'Gratis.',
    time: 'De semanas a meses.',
    risk: 'Bajo.',
    bestFor: 'La empresa no quiere escuchar.',
  },
  'ca.buy.opt-deal': {
    says: 'Pida una reparación, su dinero o un precio más bajo.',
    title: 'Pedir un trato justo',
    cost: 'Gratis.',
    time: 'Días.',
    risk: 'Bajo.',
    bestFor: 'Quiere resolverlo rápido.',
  },
  'ca.buy.opt-court': {
    says: 'Reclame su dinero sin abogado.',
    title: 'Ir al tribunal de reclamos menores',
    cost: 'Una tasa del tribunal.',
    time: 'Algunos meses.',
    risk: 'Si pierde, puede pagar algunos gastos.',
    bestFor: 'La suma vale la pena y tiene pruebas.',
  },
  'ca.buy.qc-warranty': {
    says: 'En Quebec los productos deben funcionar un tiempo razonable, según el precio y el uso. Esta garantía legal (garantie légale) es gratis y la da la ley.',
  },
  'ca.buy.on-sale': {
    says: 'En Ontario los productos deben servir para su uso y los servicios tener calidad razonable. Una empresa no puede excluir eso por contrato con un consumidor.',
  },
  'ca.buy.bc-sale': {
    says: 'En Columbia Británica los productos deben servir, tener calidad razonable y durar un tiempo razonable.',
  },
  'ca.buy.sk-sale': {
    says: 'En Saskatchewan los productos deben tener calidad aceptable y durar. Por un defecto grave pueden deberle su dinero.',
  },
  'ca.buy.qc-remedies': {
    says: 'Si un comerciante incumple la ley de consumo de Quebec, puede pedir lo prometido, un precio más bajo, su dinero o daños.',
  },
  'ca.buy.bc-unfair': {
    says: 'En Columbia Británica un vendedor no puede engañarle ni presionarle. Puede demandar por su pérdida, y un trato injusto quizá no le obligue.',
  },
  'ca.buy.ab-unfair': {
    says: 'En Alberta un vendedor no puede engañarle ni presionarle. Puede cancelar un trato que viene de una práctica injusta (unfair practice) y reclamar su pérdida.',
  },
}
