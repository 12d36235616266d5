/** The Spanish words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_ES: Words = {
  'gb.job.want': {
    says: 'Su empresa dice que su empleo acaba, o puede acabar. La carta debería decir por qué y desde qué día.',
  },
  'gb.job.rights-summary': {
    says: 'Puede recurrir, pedir los motivos, recibir preaviso y el pago de vacaciones. Si fue injusto, puede demandar.',
  },
  'gb.job.reality': {
    says: 'Una carta no es el final. Muchas decisiones cambian con un recurso o acaban en un acuerdo. Pero los plazos son estrictos.',
  },
  'gb.job.who': {
    says: 'Su empresa debe actuar con justicia, seguir sus propias reglas y respetar el Acas Code.',
  },
  'gb.job.know-acas': {
    says: 'Debe contactar con Acas antes de ir a un tribunal laboral (tribunal). Es gratis y a menudo lleva a un acuerdo sin vista.',
    learnMore:
      'Esto se llama conciliación previa (early conciliation). Puede durar hasta doce semanas y para el plazo.',
  },
  'gb.job.ni': {
    says: 'En Irlanda del Norte tiene tres meses para demandar, y antes debe contactar con la Labour Relations Agency.',
  },
  'gb.job.option-appeal': {
    says: 'Envíe una carta corta con sus motivos antes de la fecha que dan.',
    title: 'Recurrir ante su empresa',
    cost: 'Nada.',
    time: 'Unos días para escribir.',
    risk: 'Bajo. No para el plazo del tribunal.',
    bestFor: 'Cree que la decisión o los pasos estuvieron mal.',
  },
  'gb.job.option-acas': {
    says: 'Acas habla con las dos partes para buscar un acuerdo.',
    title: 'Empezar la conciliación previa con Acas',
    cost: 'Nada.',
    time: 'Hasta doce semanas.',
    risk: 'Ninguno.',
    bestFor: 'Quiere dinero o una referencia justa sin una vista.',
  },
  'gb.job.option-settle': {
    says: 'Pregunte por el pago, la fecha, una referencia y qué se dirá a otros.',
    title: 'Negociar su salida',
    cost: 'Nada. A menudo pagan su asesor.',
    time: 'Unas semanas.',
    risk: 'Al firmar renuncia a demandar.',
    bestFor: 'Prefiere irse con un acuerdo.',
  },
  'gb.job.warn-time': {
    says: 'Si su empleo acabó antes del 1 de octubre de 2026, solo tiene tres meses menos un día para contactar con Acas.',
  },
  'gb.job.warn-appeal-clock': {
    says: 'Un recurso ante su empresa no para el plazo para demandar ante el tribunal.',
  },
  'gb.job.insight-selection': {
    says: 'En un despido por causas económicas (redundancy) deben elegir con justicia, darle las puntuaciones y buscarle otros puestos.',
    actionable: 'Pida sus puntuaciones, la lista de criterios y los puestos libres.',
  },
  'gb.job.insight-gross': {
    says: 'El despido sin preaviso es solo para actos muy graves, y solo tras una audiencia justa.',
    actionable:
      'Pida las pruebas y las notas de la reunión. Diga en el recurso lo que dejaron fuera.',
  },
  'gb.job.change-time': {
    says: 'Desde el 1 de octubre de 2026 tiene seis meses, no tres, para la mayoría de las demandas por un despido posterior.',
    was: 'La mayoría de las demandas laborales debía empezar en un plazo de tres meses menos un día.',
    is: 'Para despidos desde este día son seis meses.',
  },
  'gb.job.acas-six-months': {
    says: 'Tiene seis meses menos un día desde el fin del trabajo. Contamos 180 días desde la carta, por seguridad.',
    action: 'Contactar con Acas, si quizá quiere reclamar',
    consequence: 'Después del plazo, el tribunal casi nunca oye su reclamación.',
  },
}
