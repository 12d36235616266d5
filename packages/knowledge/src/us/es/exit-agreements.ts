/** The Spanish words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_ES: Words = {
  'us.exit.right-warn': {
    says: 'En un despido masivo o un cierre, las empresas con 100 trabajadores deben casi siempre avisar 60 días antes. Un aviso corto puede dar derecho al pago de los días que faltan.',
  },
  'us.exit.right-cobra': {
    says: 'En empresas de 20 o más, casi siempre puede conservar el plan de salud 18 meses pagándolo usted. Tiene 60 días para elegir.',
  },
  'us.exit.right-charge': {
    says: 'Una renuncia (release) no le puede impedir presentar un cargo (charge) ante la EEOC. El plazo es de 180 días, o 300 en la mayoría de los estados.',
  },
}
