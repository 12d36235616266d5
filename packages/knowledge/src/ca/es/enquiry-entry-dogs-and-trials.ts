/** The Spanish words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_ES: Words = {
  'ca.fact.enters-without-notice': {
    says: 'No sin aviso. En Ontario, Alberta, Columbia Británica y Quebec casi siempre hace falta aviso de 24 horas con motivo y hora, o su permiso. Una emergencia es distinta. Anote cada visita y pida por escrito que pare. Si sigue, vaya al tribunal: en Ontario con el formulario T2, por orden y dinero.',
  },
  'ca.fact.dog-bite': {
    says: 'En Ontario, Manitoba y Quebec el dueño casi siempre paga la mordida aunque el perro nunca mordiera. En otras casi siempre hay que mostrar que sabía del peligro o fue descuidado. Vea a un médico, tome fotos y avise a la ciudad. Su seguro de hogar suele pagar. Casi siempre dos años para demandar, y más para un niño.',
    dependsOn: 'la provincia',
  },
  'ca.fact.free-trial': {
    says: 'Llame ya a la tarjeta: diga que no aceptó esos cargos, pida un chargeback y que bloqueen la firma. Escriba a la firma que cancela, con prueba. En casi todas las provincias un contrato en línea con precio oculto se deshace, y la tarjeta debe devolver. Si el banco se niega, OBSI lo revisa gratis.',
  },
}
