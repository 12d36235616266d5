/** The Spanish words of the rows in ../gym-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_CONTRACT_ES: Words = {
  'de.gym.right-good-cause': {
    says: 'Una enfermedad larga que impide entrenar puede acabar el contrato de inmediato. Envíe un certificado médico. Mudarse casi nunca basta.',
  },
  'de.gym.right-renewal': {
    says: 'Un contrato hecho desde marzo de 2022 le ata dos años como máximo. Después puede salir con un mes de aviso.',
  },
}
