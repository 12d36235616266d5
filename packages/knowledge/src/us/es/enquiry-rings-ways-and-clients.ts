/** Questions about engagement rings, ways over land, and clients who do not pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_ES: Words = {
  'us.ask-family.engagement-ring': {
    says: 'En la mayoría de los estados un anillo de compromiso se da con la condición de que se casen. Sin boda, casi siempre vuelve a quien lo dio. Algunos estados, como Nueva York, no preguntan quién rompió. En otros, como California, quien rompe sin motivo casi nunca puede reclamarlo. Pídalo por escrito. Después la corte de reclamos menores (small claims) puede decidir sobre el anillo o su valor.',
    dependsOn: 'su estado, y en algunos quién rompió el compromiso',
  },
  'us.ask-life.easement': {
    says: 'Lea primero las dos escrituras en el registro del condado: una servidumbre escrita (easement) decide. Sin ella, el uso abierto durante muchos años sin permiso puede dar un derecho. Son 15 años en Kentucky y cinco en California. El uso que el dueño permitió casi nunca cuenta. Un terreno sin salida a un camino puede tener paso por necesidad. No lo cierre antes de saberlo: un juez puede mandar abrir una puerta. Un juez puede aclararlo (quiet title).',
    dependsOn: 'las escrituras, y cuánto tiempo y cómo se usó el paso',
  },
  'us.ask-work.client-does-not-pay': {
    says: 'Puede reclamar el precio acordado, o si no, lo que vale el trabajo. Los correos pueden ser el contrato. Mande una factura y un aviso escrito con un último día. En California, Illinois y Nueva York, a un freelance deben pagarle casi siempre el día acordado, o en 30 días desde el trabajo. Un cliente que tarda puede deber el doble. Quéjese allí ante la oficina del estado, o vaya a la corte de reclamos menores (small claims).',
  },
  'us.ask-consumer.sick-pet': {
    says: 'Muchos estados tienen una ley para mascotas enfermas. En Florida y Nueva York, un veterinario debe decir casi siempre en 14 días desde la venta que el animal no era apto. Entonces puede elegir casi siempre su dinero, otro animal o los gastos del veterinario hasta el precio. Avise al vendedor por escrito de inmediato con ese papel y guarde el contrato. En otros estados puede ayudar la ley de ventas. Si se niega, small claims.',
    dependsOn: 'su estado, y cuándo vio al animal un veterinario',
  },
}
