/** What to do about a private parking charge, step by step: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STEPS_ES: Words = {
  'gb.parking.step-do-not-pay-yet': {
    says: 'Decida antes de pagar. Si paga, pierde el derecho a recurrir.',
  },
  'gb.parking.step-appeal': {
    says: 'Si cree que está mal, recurra ante la empresa en un plazo de 28 días. Hágalo en un plazo de 14 días para conservar el precio menor.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Si está de acuerdo, pague el precio menor dentro del plazo. Guarde el recibo.',
  },
  'gb.parking.step-count-days': {
    says: 'Cuente los días desde el aparcamiento hasta que llegó este aviso. Más de 14 puede significar que el titular (keeper) no tiene que pagar.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Escriba como titular (keeper). Diga «el conductor» (the driver) y no «yo» si quiere usar las reglas para titulares.',
  },
  'gb.parking.step-evidence': {
    says: 'Reúna pruebas: su tique o extracto, fotos de los carteles y el nombre de quien estaba con usted.',
  },
  'gb.parking.step-rejected': {
    says: 'Use el código de la carta para recurrir a POPLA o al IAS antes del último día. Es gratis.',
  },
  'gb.parking.step-collector': {
    says: 'Escriba una vez al cobrador y a la empresa de aparcamiento. Diga que discute el cobro y por qué, y dé su dirección actual.',
  },
  'gb.parking.step-collector-watch': {
    says: 'Esté atento a un aviso antes de la demanda (letter before claim) o a papeles judiciales. Esos debe contestarlos, así que abra todas las cartas.',
  },
  'gb.parking.step-court': {
    says: 'Responda antes de la fecha de la carta. Diga qué discute y pida el aviso, las fotos y los carteles.',
  },
  'gb.parking.step-landowner': {
    says: 'Pida a la tienda, el hospital o el casero que lo anule. Muestre un recibo o prueba de que era cliente o paciente.',
  },
  'gb.parking.step-keying': {
    says: 'Si pagó pero escribió mal la matrícula, envíe el recibo. Por un error pequeño el código dice que el cobro debería anularse.',
  },
  'gb.parking.step-signs': {
    says: 'Vuelva y haga fotos de los carteles desde donde entró. Muestre si son pequeños, altos, oscuros o están tapados.',
  },
  'gb.parking.step-hire': {
    says: 'En un coche de alquiler, compruebe que le enviaron el contrato de alquiler y su declaración firmada. Sin ellos quizá quien alquiló no tiene que pagar.',
  },
  'gb.parking.step-pay-offer': {
    says: 'Si acepta que debe el cobro, ofrezca la primera cantidad sin el coste añadido. Hágalo por escrito.',
  },
  'gb.parking.step-keep': {
    says: 'Guarde cada carta y cada sobre. Si se muda, avise a la empresa de aparcamiento y a la DVLA, para que le lleguen los papeles judiciales.',
  },
  'gb.parking.step-check-member': {
    says: 'Compruebe si la empresa es miembro de la BPA o de la IPC. Las empresas que no están en ninguna no pueden obtener su dirección de la DVLA.',
  },
  'gb.parking.step-collector-papers': {
    says: 'Pídales el primer aviso, las fotos y una lista de cada coste añadido.',
  },
  'gb.parking.step-rejected-answer': {
    says: 'Conteste a cada motivo que dio la empresa. Pida que pruebe sus carteles, su contrato con el dueño del terreno y sus fechas.',
  },
  'gb.parking.step-rejected-after': {
    says: 'Si el recurso independiente falla, puede pagar o esperar una demanda judicial. Nunca ignore papeles judiciales.',
  },
  'gb.parking.step-count-days-windscreen': {
    says: 'Cuente los días desde el tique en el coche hasta este aviso. Debería llegar entre el día 29 y el día 56.',
  },
}
