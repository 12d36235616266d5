/** Questions about a loan that two people signed: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_FR: Words = {
  'be.ask.joint-loan': {
    says: "Si vous avez signé le crédit à deux, la banque peut en général tout demander à chacun. Séparation, divorce ou accord entre vous n'y changent rien. Payez si vous pouvez, pour éviter frais et fichage. Réclamez la part de l'autre par écrit, avec preuves. Demandez à la banque de libérer l'un de vous ; elle n'y est pas obligée. Vous ne pouvez pas payer ? Demandez tout de suite des parts plus petites, et voyez : la médiation de dettes du CPAS.",
  },
}
