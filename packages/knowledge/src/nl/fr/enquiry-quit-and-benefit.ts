/** Questions about unemployment pay for people who leave the job themselves: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUIT_AND_BENEFIT_FR: Words = {
  'nl.ask.quit-and-ww': {
    says: 'Non, le plus souvent : qui part sans nécessité n’a pas de WW. Il y a peu d’exceptions, si rester était intenable, à prouver par vous. Ne démissionnez donc pas encore. Le travail vous rend malade ? Déclarez-vous malade et voyez le médecin du travail : la paie continue. Parlez d’un accord (vaststellingsovereenkomst) voulu par l’employeur, préavis compris : la WW est alors en général sûre. Voyez d’abord le Juridisch Loket.',
  },
}
