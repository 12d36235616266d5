/** The Spanish words of the Netherlands: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'nl.ask.step-debt': {
    says: 'Reúna sus cartas y cantidades. Pida a su ayuntamiento (gemeente) ayuda gratis con deudas.',
  },
  'nl.ask.right-debt': {
    says: 'Solo un agente judicial (deurwaarder) con sentencia u orden puede embargar algo.',
  },
  'nl.ask.step-home': {
    says: 'Pregunte al Juridisch Loket antes de contestar a su casero.',
  },
  'nl.ask.right-home': {
    says: 'Solo un juez puede terminar su contrato de alquiler contra su voluntad.',
  },
  'nl.ask.step-work': {
    says: 'No firme nada, y pregunte a su sindicato o al Juridisch Loket.',
  },
  'nl.ask.right-work': {
    says: 'Tiene dos meses desde el fin del trabajo para ir al juez.',
  },
  'nl.ask.seize': {
    says: 'Una empresa de cobros (incassobureau) no puede embargar nada ni entrar. Solo puede un agente judicial (deurwaarder) con sentencia u orden.',
  },
  'nl.ask.costs': {
    says: 'Antes debe recibir un recordatorio gratis con 14 días. Después, como mucho el 15 % de los primeros 2.500 €, con un mínimo de 40 €.',
    dependsOn: 'las cartas que recibió',
  },
  'nl.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas a los cinco años, las facturas de productos muchas veces a los dos. Un recordatorio escrito puede hacer empezar de nuevo el tiempo. Debe decirlo usted mismo.',
    dependsOn: 'de qué es y qué cartas llegaron',
  },
  'nl.ask.cannot-pay': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda con deudas. Es gratis, y la primera charla es en cuatro semanas. Con una amenaza urgente son tres días hábiles.',
  },
  'nl.ask.summons': {
    says: 'Conteste por escrito o en persona como muy tarde el día del juzgado. Para el juez (kantonrechter) no necesita abogado. Puede pedir más tiempo.',
  },
  'nl.ask.wages': {
    says: 'Sí, con una sentencia u orden. Pero una parte de sus ingresos queda libre (beslagvrije voet). Compruébela en uwbeslagvrijevoet.nl.',
  },
  'nl.ask.evict': {
    says: 'Solo un juez puede ordenarlo y solo un agente judicial (deurwaarder) puede hacerlo. Hasta entonces puede quedarse.',
  },
  'nl.ask.notice': {
    says: 'Escriba que no está de acuerdo. Un casero necesita un motivo legal, un aviso de tres a seis meses y un juez si usted dice que no.',
  },
  'nl.ask.rent-rise': {
    says: 'En 2026 el límite es del 4,4 % en el sector libre, 6,1 % en el medio, y 4,1 % en vivienda social desde julio.',
    dependsOn: 'su tipo de vivienda',
  },
  'nl.ask.deposit': {
    says: 'El casero debe devolver la fianza (waarborgsom) en 14 días desde el fin, o 30 días si se quitan algunos gastos. Solo se pueden quitar los gastos de una lista. En contratos desde el 1 de julio de 2023 son como mucho dos meses de alquiler básico.',
  },
  'nl.ask.fired': {
    says: 'No firme nada. Escriba que no está de acuerdo. Tiene dos meses para ir al juez, y tres para la indemnización (transitievergoeding). Pida el paro (WW) en una semana.',
  },
  'nl.ask.fired-ill': {
    says: 'En los dos primeros años de enfermedad su empresa no puede terminar el contrato con preaviso. Es distinto en el periodo de prueba, en el despido inmediato y cuando la empresa cierra.',
  },
  'nl.ask.undo': {
    says: 'Durante 14 días después de firmar, por escrito y sin motivo. Son tres semanas si el papel no lo dice.',
  },
  'nl.ask.return': {
    says: 'En línea o en su puerta: 14 días, sin motivo. En una tienda no hay ese derecho.',
    dependsOn: 'cómo lo compró',
  },
  'nl.ask.broken': {
    says: 'El vendedor debe repararlo o cambiarlo si debía durar más. En el primer año el vendedor debe probar que estaba bien.',
  },
  'nl.ask.fine': {
    says: 'Recurra gratis en seis semanas al fiscal (officier van justitie). Si no puede pagar de una vez, pida un plan al CJIB.',
  },
  'nl.ask.objection': {
    says: 'Opóngase en seis semanas desde la fecha de la decisión. ¿Poco tiempo? Opóngase primero y envíe sus motivos después.',
  },
}
