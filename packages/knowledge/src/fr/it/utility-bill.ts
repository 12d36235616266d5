/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'fr.energy.want': {
    says: 'Vogliono che una bolletta sia pagata. Possono avvisare che la fornitura sarà staccata o ridotta.',
  },
  'fr.energy.who': {
    says: 'Il fornitore è una ditta, non un tribunale. Deve seguire dei passi prima di staccare.',
  },
  'fr.energy.reality': {
    says: 'È una bolletta, non una sentenza. Nessuno può pignorare soldi o cose per questa.',
  },
  'fr.energy.not-yet-water': {
    says: 'Non possono staccare l’acqua della casa principale per una bolletta non pagata, in nessun periodo dell’anno.',
  },
  'fr.energy.rights-summary': {
    says: 'Può chiedere un piano, aiuto per la bolletta, un controllo del contatore, e andare da un mediatore gratuito.',
  },
  'fr.energy.know-telecom': {
    says: 'Una bolletta di telefono o internet di oltre un anno è troppo vecchia.',
  },
  'fr.energy.step-check-other': {
    says: 'Confronti la bolletta con il contratto e i Suoi pagamenti.',
  },
  'fr.energy.step-plan': {
    says: 'Contatti la ditta prima della data. Chieda per iscritto un piano che può mantenere.',
  },
  'fr.energy.step-fsl': {
    says: 'Chieda a un assistente sociale o al comune l’aiuto del fondo casa (FSL). Allora la fornitura continua mentre decidono.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Se la bolletta è sbagliata, scriva alla ditta. Poi vada gratis dal suo mediatore.',
  },
  'fr.energy.step-pay-part': {
    says: 'Paghi ciò che può ogni mese, e le prossime bollette intere.',
  },
  'fr.energy.right-water': {
    says: 'L’acqua nella casa principale non si può staccare o ridurre per un debito.',
  },
  'fr.energy.right-mediator': {
    says: 'Ha diritto al mediatore gratuito della ditta per i consumatori.',
  },
  'fr.energy.right-no-costs': {
    says: 'Le spese di recupero senza un ordine del tribunale non le paga Lei.',
  },
  'fr.energy.option-plan': {
    title: 'Chiedere un piano di pagamento',
    says: 'Offra una somma al mese prima della data della lettera.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata e un’e-mail.',
    risk: 'Lo rispetti.',
    bestFor: 'La bolletta è giusta ma troppo alta.',
  },
  'fr.energy.option-dispute': {
    title: 'Contestare la bolletta',
    says: 'Scriva con prove, poi vada gratis dal mediatore dell’energia o della ditta.',
    cost: 'Nulla.',
    time: 'Due mesi per la ditta, poi alcuni mesi.',
    risk: 'Intanto paghi la parte giusta.',
    bestFor: 'La lettura, le date o il prezzo sono sbagliati.',
  },
  'fr.energy.option-fsl': {
    title: 'Chiedere aiuto per la bolletta',
    says: 'Il fondo casa (FSL), il comune (CCAS) o il buono energia (chèque énergie) possono pagare una parte.',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Il Suo reddito è basso.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Dica per iscritto alla ditta il giorno in cui chiede l’aiuto FSL. La fornitura resta mentre la richiesta è aperta.',
    risk: 'Nessuno.',
    notWhen: 'Può pagare ora senza aiuto.',
  },
  'fr.energy.know-leak': {
    says: 'La bolletta è troppo alta per una perdita in un tubo dopo il contatore? Allora paga al massimo il doppio del consumo abituale.',
    learnMore:
      'Mandi al servizio idrico la carta di un idraulico sulla riparazione entro un mese dal suo avviso.',
  },
}
