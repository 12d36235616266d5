/** The Spanish words of the rows in ../enquiry-parking-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_ES: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'No. En Escocia solo el conductor puede deber un cobro privado, y ninguna ley obliga al titular (keeper) a decir a la empresa quién conducía. No diga quién conducía. Una multa del ayuntamiento es distinta.',
  },
  'gb.ask-parking.private-fine': {
    says: 'No. Un «parking charge notice» de una empresa privada es una reclamación de dinero por un contrato. No es una multa y no da antecedentes penales. Recúrralo si está mal, y no ignore papeles judiciales.',
  },
  'gb.ask-parking.ignore-private': {
    says: 'No, no lo ignore. No es una multa, pero la empresa puede ir al juzgado por él. Si está mal, recurra ante la empresa en un plazo de 28 días, y nunca ignore papeles judiciales.',
  },
  'gb.ask-parking.appeal-late': {
    says: 'Escriba ya, diga por qué llega tarde y pida que lo miren. Una empresa privada aún puede aceptarlo, y puede defenderse de una demanda. Con un ayuntamiento, espere el próximo aviso, que da otra ocasión.',
    dependsOn: 'quién lo envió y por qué llega tarde',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: 'Si no dejaron un tique en el coche, el aviso debe llegar al titular (keeper) en un plazo de 14 días desde el aparcamiento. Si dejaron uno, debe llegar entre el día 29 y el día 56. Si llega tarde, solo pueden reclamar al conductor.',
  },
  'gb.ask-parking.sold-car': {
    says: 'Diga que ese día no era el titular (keeper). Envíe prueba de la venta, como la carta de la DVLA, y el nombre y la dirección del comprador si los sabe. Entonces no debe nada como titular.',
  },
  'gb.ask-parking.council-sold-car': {
    says: 'No pague. Envíe al ayuntamiento (council) el resguardo de la venta como impugnación formal, en un plazo de 28 días desde el aviso. Dé el día de la venta y el nombre y la dirección del comprador. Si dice que no, el tribunal es gratis.',
  },
  'gb.ask-parking.minutes-over': {
    says: 'Recurra ante la empresa en un plazo de 14 días, para conservar el precio menor si dice que no. El código da al menos 10 minutos al final, más tiempo al principio para leer los carteles. Si se niega, el recurso independiente es gratis.',
  },
  'gb.ask-parking.council-loading': {
    says: 'Impúgnela en un plazo de 14 días y envíe el albarán. Cargar o descargar de verdad puede bastar para anularla. La mayoría de los ayuntamientos ofrece otra vez el precio menor si niega una impugnación a tiempo. Pregunte antes de que acabe.',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'Quizá no es demasiado tarde. Tiene 5 días por la entrega y luego 14 para el acuse, o 28 para defenderse si lo envió. Llame hoy al juzgado: si no hay sentencia, responda ya. Si la hay, pida que la anulen (set aside) con el formulario N244.',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'No, no el cobro completo en la mayoría de los casos. Recurra ante la empresa y envíe el recibo. Según el código, un error pequeño debería anularse. Por uno mayor, como otro coche, deberían ser £20 como mucho.',
  },
}
