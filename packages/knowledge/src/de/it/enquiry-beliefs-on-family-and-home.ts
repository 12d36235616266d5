/** Questions that rest on a belief about separation, children, water in the home and vouchers: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_FAMILY_AND_HOME_IT: Words = {
  'de.ask-stay.after-separation': {
    says: 'Conta il giorno della separazione, non il divorzio. Dopo tre anni di vita coniugale in Germania riceve un permesso proprio, prima per un anno. Basta meno in caso di particolare durezza, come violenza, o se il coniuge è morto. Con un figlio qui può esserci un altro diritto. Non nasconda la separazione: veda prima un avvocato o un centro per migranti, e faccia domanda prima della scadenza.',
  },
  'de.ask-stay.tolerated-work': {
    says: 'Non senza un permesso, ma spesso si ottiene. Guardi il suo documento: dice se il lavoro è permesso. Chieda per iscritto all’ufficio stranieri il permesso per il lavoro, con l’offerta. Il divieto vale soprattutto per chi nasconde chi è o viene da un Paese detto sicuro. Se dicono no, chieda una decisione scritta con motivi e vada a un centro per rifugiati. Un apprendistato può dare un soggiorno più lungo.',
  },
  'de.ask-buy.child-damage': {
    says: 'Non sempre, qualunque cosa dica il cartello. I genitori pagano solo se non hanno sorvegliato il bambino come chiedono età e carattere. Devono mostrare di averlo fatto. Sotto i sette anni il bambino non deve nulla; negli incidenti con auto sotto i dieci, salvo apposta. Uno più grande deve il danno se poteva capire. Avvisi la sua assicurazione (Haftpflicht) e non prometta nulla.',
  },
  'de.ask-home.spoken-lease': {
    says: 'Un contratto di affitto a voce vale. Ha i diritti di ogni inquilino: termini di disdetta, riparazioni e protezione. Una fine detta a voce oltre un anno non vincola: il contratto continua. Spese in più e pittura si devono solo se concordate. Una disdetta richiede carta e motivo. Conservi bonifici e messaggi, e paghi in banca con la parola affitto.',
  },
  'de.ask-home.water-from-neighbour': {
    says: 'Avvisi oggi il locatore e la sua assicurazione della casa (Hausrat), con foto. Le sue cose le paga per lo più la sua assicurazione; muri e pavimento spettano al locatore e all’assicurazione del palazzo. Il vicino o la sua assicurazione paga solo se ha colpa. Finché la casa è bagnata l’affitto è ridotto per legge. Non butti nulla prima che l’assicurazione l’abbia visto.',
  },
  'de.ask-buy.voucher-insolvent': {
    says: 'Non è perso, ma per lo più vale poco. Lo usi oggi se il negozio lo accetta ancora. Quando il tribunale apre l’insolvenza non si può più. Allora presenti il credito al curatore (Insolvenztabelle); è gratis. Per lo più torna solo qualche percento, e tardi. Comprato da poco con carta o PayPal? Chieda anche lì i soldi indietro.',
  },
}
