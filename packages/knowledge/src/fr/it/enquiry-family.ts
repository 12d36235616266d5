/** The Italian words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'fr.ask-family.divorce': {
    says: 'Se siete d’accordo, due avvocati e un notaio lo chiudono senza giudice, in alcuni mesi. Se no, decide il giudice della famiglia. Basta vivere separati un anno.',
  },
  'fr.ask-family.maintenance': {
    says: 'Dipende da quanto guadagnano i due genitori e da ciò che serve al figlio. La fissa o la cambia il giudice della famiglia, e non serve un avvocato.',
  },
  'fr.ask-family.contact': {
    says: 'Tutti e due i genitori tengono la responsabilità e il diritto di vedere il figlio. Provi prima un mediatore familiare. Se no, chieda al giudice della famiglia. Non serve un avvocato.',
  },
  'fr.ask-family.violence': {
    says: 'In pericolo chiami il 17 o mandi un SMS al 114. Chiami gratis il 3919, giorno e notte. Il giudice può proteggerla entro sei giorni e tenere lontana la persona.',
  },
  'fr.ask-family.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
  'fr.ask-family.contact-refused': {
    says: 'Se una sentenza le dà quei giorni, negarle il figlio è un reato (non-représentation d’enfant). Annoti ogni data, conservi i messaggi e sporga denuncia ogni volta. Si rivolga anche al giudice della famiglia: può cambiare i giorni o fissare una somma da pagare. Se non c’è ancora una sentenza, la chieda a lui. Continui a versare il mantenimento.',
  },
}
