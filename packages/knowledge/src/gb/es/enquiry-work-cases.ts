/** The Spanish words of the rows in ../enquiry-work-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_ES: Words = {
  'gb.ask-work.ni-self-employed': {
    says: 'Si debe hacer usted el trabajo y ellos lo controlan, quizá sea trabajador (worker) con derecho a sueldo y vacaciones. Llame gratis a la Labour Relations Agency al 03300 555 300. Los plazos suelen ser de tres meses.',
    dependsOn: 'cómo trabaja de verdad, no cómo lo llamen',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'No, en la mayoría de los casos, si el empleo acaba antes del 1 de enero de 2027: necesita dos años. Si acaba desde ese día, bastan seis meses. Algunos motivos no exigen un tiempo mínimo, como embarazo, raza o pedir un derecho legal.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un despido por embarazo es injusto desde el primer día, y es discriminación. No necesita un tiempo mínimo en el empleo para demandar. Contacte ya con Acas, pues hay un plazo, y guarde cada mensaje.',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'No, la indemnización legal (redundancy pay) exige dos años completos en el empleo. Su contrato puede darle más. Aun así recibe su preaviso, su sueldo y el pago de las vacaciones no tomadas.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Con dos años completos en el empleo recibe una indemnización (redundancy pay). Es una semana de sueldo por año, o una y media desde los 41 años, hasta un límite. El preaviso va aparte. Si la empresa no puede pagar, puede el Redundancy Payments Service del gobierno.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'No, en la mayoría de los casos. Necesitan una ley, una condición de su contrato o su sí escrito de antes. Los gastos del trabajo no pueden dejarle por debajo del salario mínimo. Pídalo por escrito y contacte ya con Acas, pues los plazos son cortos.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contacte ya con Acas. Por un despido desde el 1 de octubre de 2026 tiene seis meses menos un día. Por uno anterior eran tres meses menos un día. Un despido por embarazo es injusto desde el primer día, sin tiempo mínimo en el empleo.',
  },
  'gb.ask-work.low-rate': {
    says: 'No, si tiene 18 años o más y no es aprendiz. Desde abril de 2026 lo mínimo son £12.71 por hora desde los 21 años, y £10.85 de 18 a 20. Puede reclamar lo que falta.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Cuentan como máximo los últimos 20 años. Cada año completo da una semana de sueldo, una y media desde los 41 años, media antes de los 22. Una semana cuenta hasta £751 desde el 6 de abril de 2026. El preaviso va aparte, hasta 12 semanas.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Avise pronto a Acas, pues corre un plazo corto. Estar enfermo no impide un despido, pero hace falta una razón justa y pasos justos. Para eso necesita dos años en el trabajo, o seis meses si acaba desde el 1 de enero de 2027. Si la enfermedad es una discapacidad, no hace falta un tiempo mínimo. Pida la paga del preaviso.',
  },
}
