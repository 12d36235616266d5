/** A summons (citation, dagvaarding): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'be.court.claim-want': {
    says: 'Qualcuno chiede a un tribunale di decidere contro di Lei. La carta (citation o requête) la chiama a un’udienza.',
  },
  'be.court.claim-who': {
    says: 'Piccole somme, affitto, energia e cure vanno al giudice di pace (juge de paix), vicino a casa Sua.',
  },
  'be.court.claim-reality': {
    says: 'Nulla è ancora deciso. Vada alla prima udienza: lì conta la Sua parola.',
  },
  'be.court.claim-not-yet': {
    says: 'Non possono vendere nulla né prendere dallo stipendio prima che ci sia una sentenza e Le sia consegnata. In rari casi soldi o cose possono essere bloccati prima.',
  },
  'be.court.claim-rights': {
    says: 'Può venire di persona, contestare, chiedere tempo e avere un avvocato gratis se le entrate sono basse.',
  },
  'be.court.claim-step-date': {
    says: 'Segni il giorno, l’ora e il tribunale della prima udienza. Lo metta dove lo vede.',
  },
  'be.court.claim-step-go': {
    says: 'Ci vada. Dica se lo contesta, o chieda rate mensili. Se non va, quasi sempre decidono che deve pagare.',
  },
  'be.court.claim-step-aid': {
    says: 'Chieda ora un avvocato gratis all’ufficio di aiuto legale (bureau d’aide juridique).',
  },
  'be.court.claim-step-proof': {
    says: 'Porti prove: pagamenti, lettere, il contratto. Lo dica se il debito è troppo vecchio.',
  },
  'be.court.claim-step-time': {
    says: 'Chieda al giudice tempo per pagare (termes et délais). Porti il Suo bilancio.',
  },
  'be.court.claim-right-heard': {
    says: 'Ha il diritto di essere ascoltato e ad almeno otto giorni tra la citazione e l’udienza.',
  },
  'be.court.claim-right-time': {
    says: 'Ha il diritto di chiedere tempo per pagare.',
  },
  'be.court.claim-right-aid': {
    says: 'Con basse entrate ha diritto a un avvocato gratis.',
  },
  'be.court.claim-option-go': {
    title: 'Andare all’udienza',
    says: 'Dica la Sua, o chieda tempo.',
    cost: 'Nulla senza avvocato.',
    time: 'Una mattina.',
    risk: 'Spese se perde.',
    bestFor: 'Chiunque abbia una citazione.',
  },
  'be.court.claim-option-plan': {
    title: 'Concordare un piano prima dell’udienza',
    says: 'Offra per iscritto una somma al mese. Vada lo stesso all’udienza.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Le spese della citazione restano.',
    bestFor: 'Lo deve.',
  },
  'be.court.claim-option-help': {
    title: 'Avere un avvocato gratis',
    says: 'Chieda all’ufficio di aiuto legale vicino a Lei.',
    cost: 'Nulla o una parte, secondo le entrate.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Le Sue entrate sono basse.',
  },
  'be.court.claim-warn': {
    says: 'Non manchi alla prima udienza. Una sentenza in Sua assenza è difficile da annullare.',
  },
}
