/** Questions about living in a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_ES: Words = {
  'de.ask-home.sublet': {
    says: 'Para una parte del piso puede exigir permiso, si tiene una buena razón que surgió después. Pida antes por escrito.',
    dependsOn: 'si tiene una buena razón y pidió antes',
  },
  'de.ask-home.step-check': {
    says: 'Haga revisar cada rescisión (Kündigung) por una asociación de inquilinos antes de firmar o mudarse.',
  },
  'de.ask-home.step-pay': {
    says: 'Siga pagando el alquiler. Con atrasos, pida ayuda de inmediato al Jobcenter o a la oficina social.',
  },
  'de.ask-home.right-court': {
    says: 'Puede quedarse hasta que decida un juzgado y venga un agente judicial (Gerichtsvollzieher).',
  },
  'de.ask-home.guide-objection': {
    says: 'Opóngase por escrito por una dificultad grave (Härte) dos meses antes del final del alquiler.',
  },
  'de.ask-home.guide-loan': {
    says: 'Pida al Jobcenter o a la oficina social que asuma la deuda de alquiler como préstamo.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Mire la ayuda de vivienda (Wohngeld). Corre desde el mes de su solicitud.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un casero necesita una razón legal, escrita en una carta firmada en papel.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Pagar a tiempo toda la deuda de alquiler puede anular una rescisión inmediata (fristlose Kündigung), una vez cada dos años.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Puede ver los recibos de una cuenta de gastos de la vivienda (Nebenkosten).',
  },
  'de.ask-home.guide-option-help': {
    says: 'Haga revisar la carta y su contrato.',
    title: 'Asociación de inquilinos o abogado',
    cost: 'Una cuota anual, o un vale para un abogado.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Toda carta de su casero de la que duda.',
  },
  'de.ask-home.guide-warn': {
    says: 'No deje de pagar el alquiler por su cuenta. Pague bajo reserva (unter Vorbehalt) y pida consejo.',
  },
  'de.ask-home.broker': {
    says: 'En un piso de alquiler paga quien encarga al agente. Usted paga solo si lo encargó por escrito y él buscó el piso solo para usted. Otro acuerdo es nulo. Lo pagado puede reclamarse, casi siempre durante tres años.',
  },
  'de.ask-home.pets': {
    says: 'Un contrato no puede prohibir todos los perros y gatos. El casero debe sopesar: tamaño, piso, vecinos, sus motivos. Pregunte antes por escrito. Los animales pequeños en jaula o acuario no necesitan permiso. Si el no carece de motivo justo, puede decidir un juez.',
    dependsOn: 'el animal, el piso y los motivos de ambos',
  },
  'de.ask-home.sublet-refused': {
    says: 'No subarriende sin permiso: puede costarle la vivienda. Pero para una parte de ella puede exigir ese permiso. Necesita un buen motivo surgido después del contrato: trabajo en el extranjero, la marcha de la pareja, gastos altos. Basta con conservar una habitación. “Nada de extraños” no es un motivo: solo esa persona, demasiada gente o una carga real. Pídalo por escrito con nombre, oficio y un plazo. Tras un no puede demandar el permiso y la renta perdida.',
  },
}
