/** The Spanish words of the rows in ../social-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_ES: Words = {
  'fr.social.want': {
    says: 'La oficina de discapacidad (MDPH) decide sobre su solicitud.',
  },
  'fr.social.reality': {
    says: 'Un no a menudo no es definitivo. Primero pida otra vez por escrito a la MDPH, gratis.',
  },
  'fr.social.deadline': {
    says: 'Tiene dos meses desde la carta para recurrir ante la MDPH (RAPO). El tribunal viene después.',
    action: 'Enviar el recurso (RAPO) a la MDPH',
    consequence: 'El rechazo será firme. Puede presentar otra solicitud.',
  },
  'fr.social.right-court': {
    says: 'Sin respuesta en dos meses, o un no: dos meses para el tribunal social. No necesita abogado y puede nombrar un médico.',
  },
  'fr.social.step': {
    says: 'Añada informes sobre sus límites diarios, no solo la enfermedad. Pida ver el expediente y el grado.',
  },
  'fr.social.option': {
    says: 'Escriba por qué está mal, con pruebas. Puede pedir un conciliador (personne qualifiée).',
    title: 'Recurso ante la MDPH',
    cost: 'Gratis.',
    time: 'Dos meses.',
    risk: 'Ninguno.',
    bestFor: 'No vieron sus límites.',
  },
  'fr.social.right-pension': {
    says: 'Contra una caja de pensiones escriba a la comisión (commission de recours amiable) en dos meses. Luego el tribunal social, sin abogado obligatorio.',
  },
}
