/** Questions about changing the health insurer while premiums are open: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWITCH_INSURER_OWING_FR: Words = {
  'ch.ask.switch-insurer-owing': {
    says: 'Si des primes, participations aux coûts, intérêts ou frais de poursuite réclamés par rappel sont impayés, vous ne pouvez pas quitter l’assureur de base. Payez tout avant la fin du délai de résiliation, en général le 31 décembre, et le changement se fait. Demandez aujourd’hui un décompte exact. Vous n’êtes jamais sans couverture : l’ancien assureur continue à payer soins et médicaments. Prévenez le nouveau. Demandez le subside au canton. Les complémentaires sont à part.',
  },
}
