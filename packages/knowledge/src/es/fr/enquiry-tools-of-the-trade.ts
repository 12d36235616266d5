/** Questions about the seizure of what a person works with: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_FR: Words = {
  'es.ask.work-tools': {
    says: "Ce qu'il faut pour votre métier ne peut pas être saisi si sa valeur est faible par rapport à la dette. Une camionnette indispensable et de peu de valeur peut donc rester ; une chère peut être prise. Un prêteur doit d'abord avoir un juge, et l'argent et les comptes passent avant les biens. Gardez des preuves : inscription d'indépendant, photos de l'usage, estimation. Si elle est saisie, demandez aussitôt au même tribunal de la libérer. Un avocat peut être gratuit.",
  },
}
