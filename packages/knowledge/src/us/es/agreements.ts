/** The Spanish words of the rows in ../agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREEMENTS_ES: Words = {
  'us.agree.right-ill': {
    says: 'Un contrato firmado por alguien demasiado enfermo para entenderlo muchas veces se puede anular. Escriba enseguida a la firma y al prestamista.',
  },
  'us.agree.right-promise': {
    says: 'Si confió en una promesa clara y perdió por ello, una corte puede hacerla cumplir. Guarde los mensajes que la muestran.',
  },
  'us.agree.right-tuition': {
    says: 'Reglas del estado deciden quién paga la matrícula de residente. Pida a la escuela por escrito la regla, sus razones y cómo apelar.',
  },
  'us.agree.right-public-school': {
    says: 'Una escuela pública es parte del estado. Para reclamarle dinero puede tener que avisar en pocos meses.',
  },
  'us.agree.right-wear': {
    says: 'El propietario puede quedarse dinero por daño real y renta sin pagar, pero no por el desgaste normal.',
  },
  'us.agree.right-one-lease': {
    says: 'Si todos firmaron un solo contrato, cada uno puede deber toda la renta. Póngalo por escrito cuando alguien sale o entra.',
  },
}
