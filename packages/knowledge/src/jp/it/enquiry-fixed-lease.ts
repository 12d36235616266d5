/** Questions about a lease that ends at its date: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_IT: Words = {
  'jp.ask.fixed-lease': {
    says: 'Un contratto a termine (定期借家) finisce solo se prima della firma ha avuto un foglio a parte che diceva che non si rinnova. Senza è un contratto normale e continua. Se dura un anno o più, il padrone deve avvisare fra un anno e sei mesi prima della fine. Se avvisa tardi, può restare altri sei mesi. Solo un giudice può farLa uscire. Chieda a 法テラス.',
    dependsOn: 'i documenti dell’inizio e l’avviso',
  },
}
