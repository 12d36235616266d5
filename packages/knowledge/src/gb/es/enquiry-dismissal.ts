/** Questions about losing or leaving a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'En empleos que acaban antes del 1 de enero de 2027 casi siempre necesita dos años. En los que acaban desde ese día, seis meses. Algunos motivos, como embarazo o discriminación, no exigen un tiempo mínimo.',
    dependsOn: 'cuánto tiempo trabajó allí, y por qué perdió el empleo',
  },
  'gb.ask-work.two-years': {
    says: 'Hasta el 31 de diciembre de 2026 casi todos necesitan dos años de trabajo para demandar por despido injusto (unfair dismissal). Desde el 1 de enero de 2027 bastan seis meses, y desaparece también el límite de la indemnización.',
    dependsOn: 'el día en que acaba su empleo',
  },
  'gb.ask-work.resign': {
    says: 'Pida consejo antes de dimitir. Si su empresa rompe gravemente el contrato, irse puede contar como despido, pero es difícil de probar. Presente antes una queja (grievance) por escrito.',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'En Irlanda del Norte suele bastar un año de trabajo, no dos, y tiene tres meses para reclamar. La empresa debe antes escribirle, reunirse y ofrecer un recurso. Sin esos pasos el despido es injusto por sí mismo. Llame ya a la Labour Relations Agency, gratis: 03300 555 300. Pida el preaviso.',
    dependsOn: 'cuánto tiempo trabajó allí, y por qué perdió el empleo',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'No, en la mayoría de los casos, si el empleo acaba antes del 1 de enero de 2027: necesita dos años. Si acaba desde ese día, bastan seis meses. Algunos motivos no exigen un tiempo mínimo, como embarazo, raza o pedir un derecho legal.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Avise pronto a Acas, pues corre un plazo corto. Estar enfermo no impide un despido, pero hace falta una razón justa y pasos justos. Para eso necesita dos años en el trabajo, o seis meses si acaba desde el 1 de enero de 2027. Si la enfermedad es una discapacidad, no hace falta un tiempo mínimo. Pida la paga del preaviso.',
  },
}
