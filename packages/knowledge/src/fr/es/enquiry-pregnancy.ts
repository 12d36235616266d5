/** Questions about a job in pregnancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_ES: Words = {
  'fr.ask-work.pregnant': {
    says: 'Una embarazada está protegida hasta diez semanas después de la baja por maternidad. Solo una falta grave o un motivo ajeno puede acabar el trabajo, y nunca durante la baja. Envíe el certificado en 15 días tras el despido: entonces es nulo.',
  },
  'fr.ask-work.pregnant-not-kept': {
    says: 'No si la razón es su embarazo: es discriminación y nulo. Un contrato temporal puede acabar en su día. Pero no renovar o no contratar por embarazo está prohibido. Basta mostrar hechos que lo indiquen: fechas, correos, promesas. Entonces la empresa debe probar otra razón. Tiene cinco años ante el prud’hommes; el Défenseur des droits ayuda gratis.',
  },
  'fr.ask-work.pregnant-told-after': {
    says: 'No es tarde. Envíe a la empresa un certificado médico del embarazo por carta certificada, en los 15 días desde que recibió el despido. Entonces es nulo, aunque nadie lo supiera. Solo vale una falta grave ajena al embarazo, o un contrato imposible de mantener por otro motivo. Pida volver a su puesto. Si se niegan, vaya pronto al juzgado laboral: salarios hasta entonces y al menos seis meses de sueldo.',
  },
  'fr.ask-work.paternity-leave': {
    says: 'Tiene 25 días y, antes, tres días laborables por el nacimiento. Con gemelos o más son 32 en lugar de 25. Cuatro de esos días van seguidos al permiso de nacimiento; tome el resto en seis meses, en una o dos partes de al menos cinco días. Avise a la empresa un mes antes. No puede negarse. La caja de salud (CPAM) paga una suma diaria.',
  },
  'fr.ask-work.birth-leave': {
    says: 'Desde el 1 de julio de 2026 cada padre puede tomar uno o dos meses más, por un hijo nacido o adoptado desde el 1 de enero de 2026. Antes va el permiso de maternidad, paternidad o adopción. La seguridad social paga cerca del 70 % del neto el primer mes y 60 % el segundo, hasta un tope. Casi siempre en los nueve meses tras nacer. Avise un mes antes, o 15 días si sigue al otro permiso. No pueden negarlo.',
  },
}
