/** Domande sugli ufficiali giudiziari (bailiffs): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_IT: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'No. Non possono entrare se in casa ci sono solo bambini sotto i 16 anni o adulti vulnerabili. Se ci hanno provato, scriva alla società e al comune (council), con giorno e ora.',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'Sì, possono usare una forza ragionevole per entrare per una multa penale non pagata. È diverso per tassa comunale (council tax) o parcheggio. Chiami oggi l’ufficio multe del tribunale (fines team) o la società e concordi il pagamento.',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'No, non alla prima visita per quel tipo di debito. Può forzare l’entrata solo se prima lo hanno fatto entrare, ha elencato beni in un accordo, e Lei l’ha violato. Allora deve dare 2 giorni liberi (clear days) di preavviso.',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'Sì. Per una multa del comune (council) servono un mandato (warrant of control) e un avviso con 7 giorni liberi. Può chiedere di vedere la prova. Per un parcheggio privato serve prima una sentenza.',
  },
  'gb.ask-bailiff.council-order': {
    says: 'No. Per la tassa comunale (council tax) il comune ha bisogno di un «liability order» del tribunale. Per una multa di parcheggio servono un ordine del tribunale e un mandato (warrant). Poi Lei deve avere un avviso con 7 giorni liberi.',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'È un avviso di una società di ufficiali giudiziari (bailiffs), non un ordine del tribunale. Dietro deve esserci un ordine o un potere di legge: chieda quale. Ha almeno 7 giorni liberi prima di una visita, quindi faccia ora un’offerta.',
  },
  'gb.ask-bailiff.stop': {
    says: 'Sì, spesso. Concordi un piano scritto prima della visita, e lo mantenga. La sospensione «breathing space» tramite un consulente ne ferma la maggior parte per 60 giorni. Se è vulnerabile, lo dica alla società e al creditore.',
  },
  'gb.ask-bailiff.record': {
    says: 'Sì, può filmare o registrare una visita a casa Sua. Resti calmo e non li blocchi. Conservi il video, perché può aiutare un reclamo.',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'Sì, una volta fatto entrare può tornare. Se ha elencato beni e Lei rispetta l’accordo, non può prenderli. Se lo viola, può forzare l’entrata dopo 2 giorni liberi di preavviso. Chieda consiglio oggi.',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'No, di solito. Un’auto con hire purchase, PCP o leasing è della finanziaria, non Sua. Mandi oggi il contratto all’ufficiale giudiziario (bailiff), e chieda alla finanziaria di scrivergli.',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'No, se un giudice (sheriff) non ha fatto un ordine speciale (exceptional attachment order). Sono rari. Più spesso prendono soldi da stipendio o conto.',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'No, non tutto. Sul suo conto £1.000 sono protette: si può bloccare solo ciò che è sopra. Chieda oggi alla banca di lasciargliele. Per la council tax prima deve arrivare una charge con 14 giorni. Concordi una somma con il comune e gli sheriff officers; uno sheriff può toglierlo se è troppo duro. Un moratorium o il Debt Arrangement Scheme può fermare altro; chiami subito un consulente.',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'Dica oggi per iscritto alla ditta e al creditore perché Lei è vulnerabile. Chieda di fermarsi e di riprendere il debito. Tenga la porta chiusa. Chiami National Debtline allo 0808 808 4000 per la pausa (breathing space).',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'La council tax si deve perché lo dice una legge, non per un contratto: nessuno ha bisogno della sua firma. I giudici respingono questo argomento, e poi si aggiungono le loro spese e quelle degli ufficiali. Ciò che aiuta davvero: chieda al comune la Council Tax Reduction, uno sconto o un’esenzione, e un piano di pagamento.',
  },
}
