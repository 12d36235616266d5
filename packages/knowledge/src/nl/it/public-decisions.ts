/** Décisions des administrations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_IT: Words = {
  'nl.decision.right-urgent': {
    says: 'Un’opposizione da sola non ferma il pagamento. Chieda un rinvio. Se è urgente, un giudice può dare una misura rapida (voorlopige voorziening).',
  },
  'nl.decision.right-late-answer': {
    says: 'Devono decidere sull’opposizione entro sei settimane, o dodici con una commissione. Se tardano, scriva loro. Allora possono doverle dei soldi (dwangsom).',
  },
  'nl.decision.right-judge': {
    says: 'Se la Sua opposizione è respinta, ha sei settimane per andare dal giudice (beroep).',
  },
  'nl.tax.right-penalty': {
    says: 'Una sanzione fiscale (verzuimboete) può cadere se non era affatto colpa Sua. Si opponga e dica perché era in ritardo.',
  },
  'nl.tax.right-later-tax': {
    says: 'Una tassa successiva (navordering) richiede un fatto nuovo, malafede o un errore evidente. Di solito può arrivare solo entro cinque anni.',
  },
  'nl.tax.right-writ-costs': {
    says: 'Ciò che possono aggiungere per un sollecito (aanmaning) o un ordine (dwangbevel) è fissato dalla legge. Può opporsi a queste spese.',
  },
  'nl.tax.right-writ-court': {
    says: 'Può chiedere a un giudice di fermare un ordine per tasse (verzet), ma non perché la tassa è troppo alta. Intanto l’ordine continua. Chieda prima un consiglio.',
  },
  'nl.tax.right-interest': {
    says: 'Gli interessi sulle tasse sono fissati dalla legge. Può opporsi agli interessi insieme alla tassa.',
  },
  'nl.benefit.right-fine': {
    says: 'Una multa per non aver detto qualcosa deve essere adatta alla Sua colpa e a ciò che può pagare. Scriva che cosa sapeva e ha detto loro.',
  },
  'nl.utility.right-steps': {
    says: 'L’energia non si può staccare finché rispetta un piano o ha chiesto aiuto per i debiti. Né se mette in grave rischio la salute.',
  },
  'nl.benefit.right-balance': {
    says: 'Prima di chiedere indietro devono valutare l’effetto su di Lei e i loro errori. Scriva entrambe le cose.',
  },
}
