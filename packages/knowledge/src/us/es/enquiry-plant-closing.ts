/** The Spanish words of the rows in ../enquiry-plant-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PLANT_CLOSING_ES: Words = {
  'us.fact.closing-release': {
    says: 'No firme todavía. Las empresas de 100 o más deben casi siempre 60 días de aviso escrito antes de cerrar, o hasta 60 días de sueldo y beneficios. Un contrato perdido solo las excusa si fue repentino, y deben probarlo. Una renuncia (release) le quita ese derecho. Desde los 40 años un grupo tiene 45 días para pensar y 7 para retractarse. Pida el desempleo. Muestre el papel a un abogado laboral.',
  },
  'us.fact.warn-excuse': {
    says: 'La empresa debe probar esa excusa. Un contrato perdido solo cuenta si fue repentino e imprevisible. Aun así debe avisar por escrito lo antes posible, con la razón. Que no haya papel habla a su favor. Puede demandar en el tribunal federal, también en grupo, hasta 60 días de sueldo y beneficios. En una quiebra, presente allí su reclamo. No renuncie a nada sin un abogado.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Una empresa con 100 o más empleados a tiempo completo debe avisar por escrito 60 días antes de cerrar un centro donde 50 pierden el empleo. Lo mismo vale en casi todos los despidos masivos. Si no, puede reclamar sueldo y beneficios por cada día que falte, hasta 60. Las pocas excepciones las debe probar ella. No firme una renuncia sin abogado. Las más pequeñas, solo en algunos estados.',
  },
}
