/** Taxes of towns and prefectures: who seizes, waiting, less and review: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_NL: Words = {
  'jp.local.who': {
    says: 'Dit is uw stad of prefectuur. Tien dagen na een formele aanmaning (督促状) mag zij beslag leggen zonder rechter.',
  },
  'jp.local.right-review': {
    says: 'Tegen een aanslag van de stad of een beslag kunt u een gratis toetsing vragen (審査請求), meestal binnen drie maanden nadat u het wist.',
  },
  'jp.local.right-less': {
    says: 'Is uw inkomen sterk gedaald of was er een ramp? Vraag de stad voor de vervaldag om verlaging (減免). Is er niets te halen, dan kan zij stoppen met innen.',
  },
  'jp.local.right-late-charge': {
    says: 'Bij toegekend uitstel kan de toeslag (延滞金) geheel of half vervallen. Vraag hoe hij is berekend.',
  },
  'jp.local.know-parts': {
    says: 'Inwonersbelasting (住民税) die de stad zelf int, betaalt u meestal in vier delen: juni, augustus, oktober en januari. De aanslag moet er tien dagen voor de vervaldag zijn.',
  },
}
