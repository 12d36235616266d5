/** Questions about damage at work that the boss takes from the pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_FR: Words = {
  'nl.ask.damage-at-work': {
    says: 'Pour un dommage au travail, vous ne payez qu’en cas d’intention ou d’imprudence consciente. Une erreur ou la malchance est pour l’employeur, qui doit prouver plus. Tant que vous y travaillez, il ne peut retenir qu’un dommage vraiment dû, et jamais sous le minimum. Contestez par écrit, réclamez la paie avec un délai, et jusqu’à 50 % de plus en cas de retard. Ne signez rien.',
  },
  'nl.pay-kept.want': {
    says: 'Votre employeur garde une partie du salaire pour un dommage. Il dit que c’est à vous de payer.',
  },
  'nl.pay-kept.right': {
    says: 'Pour un dommage au travail, vous ne payez qu’en cas d’intention ou d’imprudence consciente. Une erreur ou la malchance est pour l’employeur, qui doit prouver plus. Tant que vous y travaillez, il ne peut retenir qu’un dommage vraiment dû, et jamais sous le minimum. Contestez par écrit, réclamez la paie avec un délai, et jusqu’à 50 % de plus en cas de retard. Ne signez rien.',
  },
  'nl.pay-kept.step': {
    says: 'Écrivez que vous n’êtes pas d’accord et demandez tout le salaire pour un jour fixé. Ne signez pas que vous le devez. Demandez à un syndicat.',
  },
}
