/** The Italian words of the rows in ../renting-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_STEPS_WORDS: Words = {
  'fr.home.step-stay': {
    says: 'Non vada via e non renda ancora le chiavi. Prima chieda consiglio.',
  },
  'fr.home.step-adil': {
    says: 'Chiami l’ADIL o SOS loyers impayés (0 805 16 00 75). È gratis e conoscono chi aiuta nella zona.',
  },
  'fr.home.step-fsl': {
    says: 'Chieda a un assistente sociale l’aiuto del fondo casa (FSL). Lo dica anche alla CAF, così l’aiuto alla casa continua.',
  },
  'fr.home.step-pay-rent': {
    says: 'Se può, paghi l’affitto corrente. È ciò che un giudice guarda per primo.',
  },
  'fr.home.step-plan': {
    says: 'Offra per iscritto l’affitto più una piccola somma al mese. Tenga la prova di ogni pagamento.',
  },
  'fr.home.step-dispute': {
    says: 'Chieda un conto dell’affitto e controlli ogni mese, ogni pagamento e il conto annuale delle spese.',
  },
}
