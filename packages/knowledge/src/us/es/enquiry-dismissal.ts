/** Questions about losing a job: reasons, severance, benefits and health cover: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'En la mayoría de los estados pueden despedirle sin aviso ni razón, pero no por una razón ilegal. Ejemplos son raza, sexo, edad, discapacidad, licencia por enfermedad o denunciar algo malo.',
    dependsOn: 'la razón, su contrato y su estado',
  },
  'us.ask-work.unemployment': {
    says: 'Pídalo de inmediato en su estado. Si le despidieron por falta de trabajo, o sin mala conducta, eso no le excluye. Si se lo niegan, apele a más tardar en la fecha de la carta, en algunos estados 10 días.',
    dependsOn: 'por qué terminó el trabajo y su estado',
  },
  'us.ask-work.severance': {
    says: 'No firme en el momento. Desde los 40 años tiene al menos 21 días para pensar, o 45 en un despido de grupo, y 7 días para retirarlo. Pregunte a un abogado y pida más.',
  },
  'us.ask-work.cobra': {
    says: 'Tiene 60 días para elegir COBRA y 60 días para comprar un plan en HealthCare.gov. Allí puede pedirlo hasta 60 días antes del fin, para no quedar sin seguro. Compare: COBRA suele ser caro, y los planes del mercado pueden tener ayuda. Si la empresa termina todo su plan, no hay COBRA: tome un plan del mercado o pida Medicaid.',
  },
  'us.ask-work.retaliation': {
    says: 'No pueden castigarle por pedir su sueldo, denunciar un peligro o discriminación, o hablar del sueldo con compañeros. Algunas quejas deben llegar en un plazo de 30 días, así que actúe ya.',
  },
  'us.ask-work.severance-sum': {
    says: 'Mire su contrato, el manual y ofertas anteriores. Ninguna ley federal obliga a pagar indemnización por salida (severance); unos pocos estados la piden en despidos masivos. El último sueldo siempre se debe. Puede pedir más antes de firmar una renuncia.',
  },
}
