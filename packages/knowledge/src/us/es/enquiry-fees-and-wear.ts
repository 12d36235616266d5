/** The Spanish words of the rows in ../enquiry-fees-and-wear.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEES_AND_WEAR_ES: Words = {
  'us.state.nc.ask-late-fee': {
    says: 'En Carolina del Norte el recargo por renta mensual tardía es de 5 % como máximo, o 15 dólares si es más. Solo cuenta si se acordó y con cinco días o más de retraso. Se cobra una vez por cada pago tardío, nunca por día. No pueden sacarlo de la renta siguiente para que quede corta. Escríbalo con prueba de cada pago y vaya a toda audiencia. Legal Aid of NC ayuda gratis.',
  },
  'us.fact.late-fee': {
    says: 'Un cargo por atraso vale solo si el contrato lo nombra, y no más. Muchos estados lo limitan, a menudo del 5 al 10% de la renta, y algunos dan días de gracia. Pague la renta en sí. Objete lo demás por escrito y cite la línea del contrato. En algunos estados no pueden aplicar la renta primero a cargos.',
  },
  'us.fact.deposit-wear': {
    says: 'No pueden cobrar el desgaste normal, como pintura descolorida o alfombra gastada con los años. Por daño real solo lo que aún valía la cosa: una alfombra dura de ocho a diez años. Pida por escrito recibos y fechas, mande fotos y dispute cada línea. Luego use small claims.',
  },
  'us.fact.lien-after-paying': {
    says: 'En muchos estados un obrero o proveedor sin pagar puede poner un lien sobre su casa aunque usted pagara al contratista. Pero avisos y registro tienen plazos estrictos, y algunos estados protegen a quien pagó. Pida papeles y fechas, mande pruebas de pago. Exija al contratista que lo quite. Vea a un abogado antes de pagar dos veces.',
    dependsOn: 'su estado y las fechas del lien',
  },
  'us.fact.broker-fee-new-york-city': {
    says: 'En Nueva York ciudad paga quien contrató al agente (broker), desde el 11 de junio de 2025. Si lo contrató el dueño, o el agente anunció la casa por él, usted no debe esa tarifa. Antes de firmar deben darle una lista de todos los cargos. ¿Ya pagó? Pida por escrito la devolución, quéjese en el 311 o nyc.gov/consumers, y puede demandar. Solo paga a un agente que usted contrató.',
  },
}
