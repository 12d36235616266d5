/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Un giudice ha fatto un ordine di pagare (injonction de payer). Ha sentito solo l’altra parte. Ora può opporsi Lei.',
  },
  'fr.claim.reality-order': {
    says: 'L’ordine è vero, ma non è la fine. Se si oppone entro un mese, tutta la causa riparte davanti al giudice.',
  },
  'fr.claim.not-yet-order': {
    says: 'Non possono eseguire l’ordine mentre corre il mese per opporsi, o mentre la Sua opposizione è aperta.',
  },
  'fr.claim.know-served': {
    says: 'Un ordine fatto dal 1 settembre 2026 deve arrivarle in tre mesi. I più vecchi avevano sei mesi. Se arriva dopo, non vale più.',
  },
  'fr.claim.deadline-object': {
    says: 'Ha un mese dal giorno della notifica dell’ordine per opporsi (opposition).',
    action: 'Opporsi all’ordine di pagare (opposition)',
    consequence: 'Se non fa nulla, l’ordine vale come una sentenza e si può eseguire.',
  },
  'fr.claim.step-date': {
    says: 'Cerchi il giorno in cui l’ufficiale ha notificato l’ordine (signification). Conti un mese da quel giorno.',
  },
  'fr.claim.step-object': {
    says: 'Per opporsi mandi una raccomandata alla cancelleria (greffe) indicata nell’ordine, o ci vada. Dica che si oppone e firmi.',
  },
  'fr.claim.right-object': {
    says: 'Ha diritto di opporsi senza dare ancora motivi. Il giudice deve allora sentire le due parti.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Se l’ordine non Le è stato dato in mano, può avere più tempo. Il mese parte allora dal primo atto dato a Lei di persona, o dal primo pignoramento.',
  },
  'fr.claim.option-object': {
    title: 'Opporsi all’ordine',
    says: 'Mandi una breve raccomandata alla cancelleria (greffe): «Mi oppongo all’ordine del (data, numero).»',
    cost: 'Una raccomandata.',
    time: 'Mezz’ora. Poi alcuni mesi fino a un’udienza.',
    risk: 'Se perde, possono aggiungersi spese.',
    bestFor: 'Il debito è sbagliato, troppo vecchio, o Le serve tempo.',
  },
  'fr.claim.warn-letter-not-object': {
    says: 'Una lettera o una chiamata al creditore non è un’opposizione. Conta solo una carta alla cancelleria (greffe).',
  },
  'fr.claim.tactic-object': {
    says: 'Opporsi è un diritto e dà un’udienza. Lì può contestare la somma o chiedere tempo.',
    risk: 'Se perde possono aggiungersi spese.',
    notWhen: 'Deve tutto e può pagare ora.',
  },
  'fr.claim.change-served': {
    says: 'Per gli ordini fatti dal 1 settembre 2026 il creditore ha solo tre mesi per farli notificare.',
    was: 'Il creditore aveva sei mesi.',
    is: 'Il creditore ha tre mesi.',
  },
  'fr.claim.element-month': {
    name: 'Il tempo per opporsi',
    says: 'L’atto deve dire che ha un mese per opporsi, e dove.',
    ifMissing: 'Non vediamo il tempo per opporsi. Mostri l’atto a un consulente legale gratuito.',
  },
  'fr.claim.element-sum': {
    name: 'La somma, gli interessi e le spese di tribunale',
    says: 'L’atto deve dire la somma da pagare, con interessi e spese di tribunale.',
    ifMissing: 'Non vediamo una somma chiara. Chieda una copia alla cancelleria (greffe).',
  },
}
