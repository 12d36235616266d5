/** The Spanish words of the rows in ../enquiry-employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_ES: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'En empleos que acaban antes del 1 de enero de 2027 casi siempre necesita dos años. En los que acaban desde ese día, seis meses. Algunos motivos, como embarazo o discriminación, no exigen un tiempo mínimo.',
    dependsOn: 'cuánto tiempo trabajó allí, y por qué perdió el empleo',
  },
  'gb.ask-work.two-years': {
    says: 'Hasta el 31 de diciembre de 2026 casi todos necesitan dos años de trabajo para demandar por despido injusto (unfair dismissal). Desde el 1 de enero de 2027 bastan seis meses, y desaparece también el límite de la indemnización.',
    dependsOn: 'el día en que acaba su empleo',
  },
  'gb.ask-work.time-limit': {
    says: 'Para hechos desde el 1 de octubre de 2026 la mayoría de las demandas tiene seis meses. Para los anteriores son tres meses menos un día. Contacte con Acas en ese tiempo. Para ir seguro, hágalo en un plazo de tres meses.',
    dependsOn: 'el día en que pasó',
  },
  'gb.ask-work.acas': {
    says: 'Debe contactar con Acas antes de la mayoría de las demandas laborales. Es gratis. Las conversaciones pueden durar hasta 12 semanas, y el plazo de su demanda se para mientras tanto.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Demandar en un tribunal laboral (employment tribunal) no tiene tasa, y Acas es gratis. No necesita abogado, y si pierde casi nunca paga a la otra parte.',
  },
  'gb.ask-work.unpaid': {
    says: 'Su empresa no puede retener un sueldo que ha ganado. Pida por escrito la cantidad y una fecha. Si no se paga, contacte con Acas. Puede reclamar lo que falta dentro del plazo.',
  },
  'gb.ask-work.deductions': {
    says: 'Solo pueden descontar del sueldo si lo permite la ley o su contrato, o si usted aceptó antes por escrito. En tiendas, lo descontado por faltas de caja no puede pasar del 10% de su sueldo bruto.',
    dependsOn: 'lo que aceptó antes por escrito',
  },
  'gb.ask-work.notice-pay': {
    says: 'Tras un mes de trabajo la ley le da al menos una semana de preaviso. Tras dos años es una semana por año completo, hasta 12. Su contrato puede dar más. La falta muy grave (gross misconduct) es distinta.',
    dependsOn: 'cuánto tiempo trabajó allí y su contrato',
  },
  'gb.ask-work.holiday': {
    says: 'La mayoría de los trabajadores tiene 5.6 semanas de vacaciones pagadas al año, en proporción si es a tiempo parcial. Al irse deben pagarle las vacaciones ganadas y no tomadas.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Desde el 6 de abril de 2026 la mayoría de los empleados cobra la baja (sick pay) desde el primer día completo. Son £123.25 por semana o el 80% de su sueldo normal, si es menos. Un sueldo bajo ya no le deja fuera.',
  },
  'gb.ask-work.redundancy': {
    says: 'Con dos años completos de trabajo recibe la indemnización legal (redundancy pay), según edad, años y sueldo semanal. También tiene preaviso y un proceso justo. Reclame en un plazo de seis meses.',
    dependsOn: 'cuánto tiempo trabajó allí',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Pregunte por escrito por qué le eligieron, cómo le puntuaron y qué otros puestos hay. Si su puesto sigue existiendo, puede ser despido injusto (unfair dismissal). Vigile el plazo.',
    dependsOn: 'si el puesto de verdad acabó y el proceso fue justo',
  },
  'gb.ask-work.minimum-wage': {
    says: 'Desde abril de 2026 son £12.71 por hora desde los 21 años, y £10.85 de 18 a 20. Con menos de 18, y para muchos aprendices, son £8. Si cobra menos, puede reclamar la diferencia.',
    dependsOn: 'su edad',
  },
  'gb.ask-work.discrimination': {
    says: 'La ley prohíbe tratarle peor por edad, discapacidad, raza, religión, sexo, embarazo, sexualidad o por ser trans. No necesita un tiempo mínimo en el empleo. Apunte lo que pasó y quéjese.',
  },
  'gb.ask-work.pregnant': {
    says: 'No pueden despedirla ni tratarla peor por estar embarazada o de baja por maternidad, desde el primer día. Pida consejo enseguida y guarde cada mensaje.',
  },
  'gb.ask-work.written-statement': {
    says: 'Tiene derechos sin un contrato en papel. Su empresa debe darle por escrito las condiciones principales el primer día o antes. Pídalas por escrito.',
  },
  'gb.ask-work.payslip': {
    says: 'Todo trabajador debe recibir una nómina detallada el día de pago o antes. Debe mostrar el sueldo, los descuentos, y las horas si el sueldo depende de ellas.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Con un contrato de cero horas (zero hours contract) también tiene salario mínimo, vacaciones pagadas y descansos. Puede rechazar trabajo y trabajar para otros. No pueden castigarle por eso.',
  },
  'gb.ask-work.breaks': {
    says: 'Desde los 18 años tiene 20 minutos de descanso si trabaja más de seis horas. Tiene 11 horas de descanso al día y un día libre por semana. El límite son 48 horas de media, salvo que aceptara más.',
    dependsOn: 'su edad y sus horas',
  },
  'gb.ask-work.resign': {
    says: 'Pida consejo antes de dimitir. Si su empresa rompe gravemente el contrato, irse puede contar como despido, pero es difícil de probar. Presente antes una queja (grievance) por escrito.',
  },
  'gb.ask-work.disciplinary': {
    says: 'Pida por escrito las acusaciones y las pruebas, y tiempo para prepararse. Puede llevar a la audiencia a alguien del sindicato o a un compañero. Debería tener derecho a recurrir.',
  },
  'gb.ask-work.probation': {
    says: 'El periodo de prueba (probation) no tiene un estatus especial en la ley. Aun así tiene preaviso, sueldo, pago de vacaciones y protección contra la discriminación. Desde el 1 de enero de 2027 la protección por despido injusto empieza a los seis meses.',
    dependsOn: 'su preaviso, y el motivo',
  },
  'gb.ask-work.settlement': {
    says: 'No firme todavía. Solo le obliga tras el consejo de un asesor independiente, y casi siempre lo paga la empresa. Acas dice que al menos 10 días para pensar es lo justo.',
  },
  'gb.ask-work.change-contract': {
    says: 'Una empresa casi nunca puede cambiar su sueldo u horas sin su acuerdo. Si no está de acuerdo, dígalo enseguida por escrito y que trabaja bajo protesta. Después pida consejo.',
  },
  'gb.ask-work.flexible': {
    says: 'Puede pedir trabajo flexible desde el primer día, dos veces en 12 meses. Deben hablar con usted antes de decir que no, dar un motivo de la empresa y contestar en un plazo de dos meses.',
  },
  'gb.ask-work.tips': {
    says: 'Las empresas no pueden quedarse las propinas ni el cargo por servicio. Desde el 1 de octubre de 2024 deben repartirlo todo con justicia, antes del final del mes siguiente.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La ley le protege si denuncia algo malo de interés público, como un delito o un peligro. No necesita un tiempo mínimo en el empleo. Pida consejo pronto, pues algunas órdenes deben pedirse en un plazo de 7 días.',
  },
  'gb.ask-work.agency': {
    says: 'Si debe hacer usted el trabajo y ellos lo controlan, lo más probable es que sea trabajador (worker). Entonces tiene salario mínimo, vacaciones pagadas y descansos.',
    dependsOn: 'cómo trabaja de verdad, no cómo lo llamen',
  },
  'gb.ask-work.reference': {
    says: 'La mayoría de las empresas no tiene que dar una referencia. Si la da, debe ser verdadera y justa. Puede pedir ver la que enviaron a su nueva empresa.',
    dependsOn: 'su contrato y su sector',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'En Irlanda del Norte casi siempre necesita un año de trabajo para demandar por despido injusto (unfair dismissal), y tiene tres meses. Contacte antes con la Labour Relations Agency en el 03300 555 300.',
    dependsOn: 'cuánto tiempo trabajó allí, y por qué perdió el empleo',
  },
  'gb.ask-work.ni-wages': {
    says: 'Pida por escrito la cantidad y una fecha. Si no se paga, llame a la Labour Relations Agency al 03300 555 300. Casi siempre tiene tres meses para demandar.',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'En Irlanda del Norte recibe la indemnización legal (redundancy pay) tras dos años de trabajo. También tiene preaviso. La Labour Relations Agency puede explicar la cantidad.',
    dependsOn: 'cuánto tiempo trabajó allí',
  },
}
