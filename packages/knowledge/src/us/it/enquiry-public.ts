/** The Italian words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_IT: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Chieda ora un’udienza (fair hearing), per telefono o per iscritto. Se la chiede prima che il cambiamento inizi, gli aiuti possono continuare. In tutto ha 90 giorni.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Mandi ciò che manca e chieda ora un’udienza (fair hearing). Se la chiede prima dell’ultimo giorno, Medicaid può continuare fino alla decisione.',
  },
  'us.ask-public.cp2000': {
    says: 'Un CP2000 è una proposta, non un conto. Lo confronti con i Suoi documenti e risponda entro la sua data: è d’accordo, o dice perché no e manda prove. Se non è d’accordo, prima che l’IRS possa incassare deve arrivare un avviso con 90 giorni per la Tax Court.',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 è il primo conto per tasse. Lo controlli nel Suo conto su IRS.gov. Se paga, o chiede un piano, entro 21 giorni evita altri interessi.',
  },
  'us.ask-public.toll-text': {
    says: 'Non apra il link e non paghi. Quasi tutti questi messaggi sono truffe. Controlli il Suo conto sul sito proprio dell’ente dei pedaggi, e segnali il messaggio su ic3.gov.',
  },
  'us.state.tx.ask-power-cut': {
    says: 'Un avviso di taglio deve arrivare almeno dieci giorni prima. La luce non si può tagliare con caldo o freddo estremi, o finché in casa è protetto un malato molto grave. Chieda oggi un piano di pagamento.',
    dependsOn: 'il giorno dell’avviso, il tempo che fa, e chi è malato in casa',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas un’associazione deve prima scriverle, darle un tempo giusto per rimediare e lasciarle chiedere un’udienza. La chieda per iscritto entro 30 giorni.',
    dependsOn: 'se ha avuto un avviso scritto e poteva chiedere un’udienza',
  },
  'us.ask-debt.deficiency': {
    says: 'Può dovere ciò che la vendita non ha coperto. Ma devono avvisarla prima della vendita, vendere in modo corretto e spiegare la somma. Se non l’hanno fatto, può dovere meno o nulla.',
    dependsOn: 'se le hanno detto della vendita e se l’auto è stata venduta in modo corretto',
  },
}
