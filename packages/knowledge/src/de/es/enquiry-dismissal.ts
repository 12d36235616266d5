/** Questions about dismissal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'de.ask-job.dismissed': {
    says: 'Tiene tres semanas desde que llegó la carta para ir al tribunal laboral. Después vale, aunque sea injusto. La carta no tiene que dar motivo; ante el tribunal sí, tras seis meses en una empresa de más de diez personas. La oficina del tribunal escribe la demanda, sin abogado. No firme nada: un acuerdo de salida puede costar hasta doce semanas de paro. Inscríbase como demandante de empleo en tres días.',
  },
  'de.ask-job.late-claim': {
    says: 'Por regla es demasiado tarde. Si algo se lo impidió sin culpa, pida al juzgado en el plazo de dos semanas que admita una demanda tardía.',
    dependsOn: 'si no pudo actuar a tiempo sin culpa suya',
  },
  'de.ask-job.oral': {
    says: 'Sin papel y firma a mano el despido no vale: su empleo y su sueldo siguen. Vaya a trabajar como siempre y escriba que está dispuesto a trabajar. ¿Le mandan a casa? Anote el día y los testigos: el sueldo se le debe igual. El plazo para el juzgado corre solo desde una carta firmada. Si llega, demande en tres semanas. No firme nada e inscríbase igualmente como demandante de empleo.',
  },
  'de.ask-job.severance': {
    says: 'No hay derecho automático a un pago. Viene de un acuerdo, un plan social o una oferta (§ 1a KSchG): a menudo medio mes de sueldo por año.',
  },
  'de.ask-job.notice-period': {
    says: 'Por ley, cuatro semanas hasta el 15 o el final del mes; dos semanas en el periodo de prueba. Para el empleador crece hasta siete meses. Mire su contrato.',
    dependsOn: 'quién termina el contrato y cuánto tiempo trabajó allí',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Estar enfermo no impide un despido. Pero la enfermedad sola rara vez basta. Vaya al juzgado laboral en un plazo de tres semanas.',
    dependsOn: 'cuánto y con qué frecuencia está enfermo y el tamaño de la empresa',
  },
  'de.ask-job.pregnant': {
    says: 'Está prohibido, también en el periodo de prueba. Desde el embarazo hasta cuatro meses después del parto, y en el permiso parental, hace falta permiso de una autoridad. Si el jefe no lo sabía, dígalo por escrito en dos semanas: entonces es nulo. Vaya igual al tribunal laboral en tres semanas.',
  },
  'de.ask-job.on-paper': {
    says: 'Un despido (Kündigung) debe estar en papel y firmado a mano. Un correo electrónico, un mensaje o unas palabras no terminan su trabajo.',
  },
}
