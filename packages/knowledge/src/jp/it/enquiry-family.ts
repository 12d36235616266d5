/** Questions about divorce, its money, child support, contact, an estate, violence and stalking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'jp.ask.divorce': {
    says: 'Se siete d’accordo, presentate il foglio al comune. Se no, avvii la mediazione (調停) al tribunale della famiglia. Prima fissate per iscritto figli, mantenimento, casa e risparmi. Da aprile 2026 tutti e due potete tenere la responsabilità dei figli. Può chiedere una parte dei risparmi per cinque anni.',
  },
  'jp.ask.divorce-money': {
    says: 'Ciò che avete costruito insieme nel matrimonio si divide, di regola a metà, qualunque sia il nome. I beni di prima o ereditati restano Suoi. Per divorzi da aprile 2026 può chiederlo per cinque anni. Chieda anche la divisione della pensione (年金分割). Senza accordo vada al tribunale di famiglia.',
  },
  'jp.ask.contact': {
    says: 'Genitore e figlio possono vedersi (親子交流) secondo il bene del bambino. Senza accordo chieda una mediazione (調停) al tribunale di famiglia. Se non è rispettato, può richiamare gratis (履行勧告) o ordinare denaro (間接強制). Paghi comunque il mantenimento. Non prenda il bambino da solo.',
  },
  'jp.ask.estate': {
    says: 'Con un’eredità prende anche i debiti. Ha tre mesi per rinunciare al tribunale della famiglia (相続放棄). Prima non usi e non venda nulla.',
  },
  'jp.ask.child-support': {
    says: 'Tutti e due i genitori devono mantenere un figlio. Chieda al tribunale della famiglia di fissare o cambiare la somma. Il mantenimento non pagato si può prendere dalla paga, anche per i mesi futuri.',
  },
  'jp.ask.child-support-cannot-pay': {
    says: 'Non lo riduca da solo: lo stipendio può essere pignorato, fino alla metà per i figli. Da aprile 2026 può bastare un accordo scritto. Chieda subito meno all’altro, per iscritto. Nessun accordo? Chieda una mediazione al tribunale della famiglia (養育費の減額調停). Costa 1.200 yen per figlio. Pesa ciò che è cambiato, come il lavoro perso, e i due redditi. Houterasu aiuta gratis con poco reddito: 0570-078374.',
  },
}
