/** French: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_FR: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: "Plaignez-vous d'abord auprès de la caisse. Ensuite, le Pensions Ombudsman décide gratuitement, le plus souvent sous trois ans.",
  },
  'gb.pension-scheme.right-time': {
    says: "Ils peuvent rarement remonter à plus de six ans avant que le litige arrive à l'Ombudsman. Si vous avez dépensé l'argent de bonne foi, dites-le. Le plan doit être supportable.",
  },
}
