/** Council tax in Scotland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_IT: Words = {
  'gb.council-tax.scotland-wants': {
    says: 'Il comune (council) dice che la tassa (council tax) o l’acqua è in ritardo. Vuole che Lei recuperi. Se no, può chiedere tutto l’anno e poi un «summary warrant».',
  },
  'gb.council-tax.scotland-wants-year': {
    says: 'Il comune (council) vuole ora tutto il resto dell’anno. Se non paga e non concorda un piano, può chiedere un «summary warrant», che aggiunge il 10%.',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: 'Il tribunale ha concesso un «summary warrant». La somma è ora dovuta tutta, con il 10% in più.',
  },
  'gb.council-tax.scotland-rights': {
    says: 'Può chiedere un piano, uno sconto o una riduzione, e fare ricorso se la tassa è sbagliata.',
  },
  'gb.council-tax.scotland-reality': {
    says: 'In Scozia il comune può agire in fretta. Un «summary warrant» non ha bisogno di un’udienza, quindi chiami prima.',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: 'Gli ufficiali giudiziari (sheriff officers) ora possono riscuotere. Un piano fatto presto, e mantenuto, è il modo migliore per salvare stipendio e conto.',
  },
  'gb.council-tax.scotland-cannot': {
    says: 'Gli ufficiali giudiziari (sheriff officers) non possono agire finché il comune non ha un «summary warrant» o una decisione (decree).',
  },
  'gb.council-tax.scotland-water': {
    says: 'La richiesta può comprendere acqua e fognature. La riduzione (council tax reduction) non le copre tutte.',
    learnMore:
      'Se Lei non ha un contatore, il comune riscuote l’acqua con la tassa. Chieda di mostrare le due somme separate.',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: 'Con un reddito basso può chiedere la riduzione (council tax reduction). Le regole sono uguali in tutta la Scozia.',
  },
  'gb.council-tax.scotland-right-single': {
    says: 'Se è l’unico adulto in casa, ha il 25% in meno.',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'Scriva prima al comune. Se non è ancora d’accordo, può andare al First-tier Tribunal entro 4 mesi dalla Sua prima lettera.',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'Se può, paghi la parte in ritardo entro 7 giorni dal sollecito. Allora mantiene il piano mensile.',
  },
  'gb.council-tax.scotland-step-call': {
    says: 'Chiami il comune e offra una somma che riesce a mantenere. Chieda una sospensione mentre chiede consiglio.',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: 'Chieda la riduzione (council tax reduction) e controlli ogni sconto.',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: 'Se non può pagare, chieda a un consulente della moratoria di 6 mesi (moratorium) o del Debt Arrangement Scheme.',
  },
  'gb.council-tax.scotland-option-plan': {
    title: 'Concordare un piano',
    says: 'Offra una somma al mese e chieda il piano per iscritto.',
    cost: 'Quanto può pagare',
    time: 'Una telefonata',
    risk: 'Se salta un pagamento, possono usare gli ufficiali giudiziari (sheriff officers).',
    bestFor: 'La deve e può pagare un po’ alla volta.',
  },
  'gb.council-tax.scotland-option-help': {
    title: 'Chiedere una consulenza gratuita',
    says: 'Un consulente può usare la moratoria (moratorium) e preparare un solo pagamento possibile per Lei.',
    cost: 'Gratis',
    time: 'Alcuni giorni',
    risk: 'Le date corrono ancora.',
    bestFor: 'Ha altri debiti.',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: 'Un «summary warrant» aggiunge il 10% al debito. Concordare prima un piano fa risparmiare quei soldi.',
    actionable: 'Chiami ora il comune (council) e chieda di non domandare un «warrant».',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'In Scozia un debito di tassa comunale (council tax) dura fino a 20 anni.',
    from: 'il giorno in cui la somma era dovuta',
    restartedBy:
      'Una richiesta del comune o una Sua chiara ammissione scritta fa ripartire il tempo.',
  },
  'gb.council-tax.scotland-warning': {
    says: 'Dopo un «summary warrant» possono pignorare stipendio o conto. Chiami prima che succeda.',
  },
}
