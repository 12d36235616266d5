/** Questions on child support, debts of the dead, affairs and legal shares: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MONEY_IT: Words = {
  'jp.ask.child-support-deed': {
    says: 'Sì. Con un atto esecutivo (執行認諾) o un titolo del tribunale può pignorare fino a metà dello stipendio netto. Un solo ordine vale anche per i mesi seguenti. Se non conosce il datore di lavoro o la banca, il tribunale può cercarli (第三者からの情報取得手続).',
  },
  'jp.ask.estate-late': {
    says: 'Forse è ancora possibile. I tre mesi corrono da quando ha saputo della morte e di essere erede. Se aveva buoni motivi per credere che non ci fossero debiti, il tribunale può contare da quando li ha scoperti. Non usi nulla, non paghi nulla e vada subito al tribunale della famiglia.',
  },
  'jp.ask.affair-claimed': {
    says: 'Non paghi e non firmi subito. Non deve nulla se il matrimonio era già rotto o se non poteva saperlo. La richiesta si prescrive tre anni dopo che la persona ha saputo del fatto e di lei. La somma spesso si può ridurre. Mostri la lettera a un avvocato.',
  },
  'jp.ask.affair-claim': {
    says: 'Sì, al coniuge e all’altra persona se sapeva o doveva sapere del matrimonio. Servono prove di una relazione sessuale. Chieda entro tre anni da quando ha saputo del fatto e della persona. Se il matrimonio era già rotto, non ottiene nulla.',
  },
  'jp.ask.legal-share': {
    says: 'Sì. Il coniuge, un figlio o un genitore può chiedere denaro fino alla legittima (遺留分), qualunque cosa dica il testamento. Fratelli e sorelle no. Mandi una lettera certificata entro un anno da quando ha saputo della morte e del testamento.',
  },
  'jp.ask.heir-took-savings': {
    says: 'Sì. Chieda alla banca i movimenti; ogni erede può farlo da solo. Il denaro preso senza permesso può tornare nell’eredità o essere chiesto per la sua quota. Ciò che è servito al genitore o al funerale non conta. Scriva prima; poi tribunale della famiglia o causa.',
  },
  'jp.ask.child-taken': {
    says: 'Agisca questa settimana. Chieda al tribunale della famiglia di dire chi cura il bambino e di ordinare il ritorno (監護者指定・子の引渡し), con misura urgente (保全処分). Non lo riprenda con la forza. Annoti chi lo curava prima. Se c’è stata violenza, prima polizia o #8008.',
  },
}
