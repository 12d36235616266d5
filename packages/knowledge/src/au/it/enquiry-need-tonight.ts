/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'au.need.bed': {
    says: 'Chiami ora la linea gratuita per senzatetto del Suo Stato. NSW: 1800 152 152. Victoria: 1800 825 955. Queensland: 1800 47 47 53. South Australia: 1800 003 308. WA: 1800 124 684 (di notte 1800 199 008). Tasmania: 1800 800 588. Altrove: askizzy.org.au. Chieda un letto stanotte per tutti voi. Se violenza, fuoco o acqua vi ha cacciati, chieda Crisis Payment a Centrelink entro 7 giorni.',
  },
  'au.need.food': {
    says: 'Guardi ora askizzy.org.au: pasti gratuiti, pacchi e buoni vicino a Lei. Chieda un servizio di aiuto d’emergenza (Emergency Relief). Dà buoni o paga parte di una bolletta; non serve un sussidio. Se riceve Centrelink, chieda oggi un pagamento urgente (urgent payment) o un anticipo.',
  },
  'au.need.power': {
    says: 'Chiami ora il fornitore. Dica chi è in casa e chieda il programma hardship, un piano e la luce oggi. Con apparecchi salvavita in casa non può staccare mai. Se rifiuta, l’ombudsman dell’energia è gratis: NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmania 1800 001 170. In WA chieda al fornitore un aiuto HUGS. Emergency Relief può pagare una parte: askizzy.org.au.',
  },
  'au.need.loan-shark': {
    says: 'In pericolo chiami lo 000. Prestare per mestiere senza licenza è un reato, e le minacce anche. Lei non ha commesso reati chiedendo un prestito. Non lo incontri da solo. Conservi i messaggi e scriva giorni e somme per la polizia. Chieda alla banca di bloccare la carta e aprire un altro conto. Gratis e riservato: National Debt Helpline 1800 007 007.',
  },
}
