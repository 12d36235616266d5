/** The Spanish words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_ES: Words = {
  'gb.ask-work.disability-absence': {
    says: 'No renuncie. Una enfermedad larga que limita la vida diaria es casi siempre una discapacidad ante la ley. Contar los brotes por completo, o despedir por ellos, puede ser discriminación, aunque traten a todos igual. Antes de la reunión pida por escrito no contar esos días, subir los límites y adaptar el trabajo. Pida nuevo informe médico. Vaya acompañado, apele y llame a Acas 0300 123 1100.',
  },
  'gb.ask-work.absence-meeting': {
    says: 'Lea la norma de ausencias y revise cada fecha. Vaya, con un compañero o sindicato si puede haber advertencia. Muestre motivos, partes médicos y qué ayudaría. Tras dos años (seis meses desde el 1 de enero de 2027) un despido debe ser justo: mirar su salud, advertencias, apelación. Si la enfermedad dura o vuelve, dígalo: puede ser discapacidad. No renuncie con prisa.',
  },
  'gb.ask-work.holiday-while-sick': {
    says: 'Las vacaciones se acumulan también estando de baja. Pasan adelante hasta cuatro semanas al año que no pudo tomar por enfermedad. Valen hasta 18 meses después del fin de ese año de vacaciones. Puede tomar vacaciones estando de baja, y lo que quede se paga al acabar el trabajo. Escriba cuántos días le deben. Si se niegan, llame pronto a Acas: corre un plazo.',
  },
}
