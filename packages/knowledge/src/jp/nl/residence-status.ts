/** Letters on the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_NL: Words = {
  'jp.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd om iets te doen is kort, en loopt vanaf de brief.',
  },
  'jp.stay.step-first': {
    says: 'Schrijf op welke dag u hem kreeg en bewaar de envelop. Laat vandaag alle pagina’s aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'jp.stay.right-court': {
    says: 'Tegen een geweigerd verblijf kunt u binnen zes maanden na weten naar de rechter (取消訴訟). De gratis toetsing (審査請求) geldt hier niet. Vraag eerst het kantoor naar de redenen.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Loopt uw verblijf snel af, dan kunt u meestal tijd voor vertrek krijgen (特定活動, 出国準備), of opnieuw aanvragen met betere papieren. Langer blijven is strafbaar.',
  },
  'jp.stay.right-short': {
    says: 'Vraag verlenging of verandering van uw status aan voordat hij eindigt. Was u op tijd, dan mag u blijven tot het antwoord, hoogstens twee maanden na het einde.',
  },
}
