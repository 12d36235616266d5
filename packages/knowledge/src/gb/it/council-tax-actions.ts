/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_IT: Words = {
  'gb.council-tax.insight-reductions': {
    says: 'Molti pagano troppo perché non hanno mai chiesto uno sconto, una riduzione o la fascia per disabilità.',
    actionable:
      'Chieda un controllo completo: chi vive lì, reddito basso, disabilità, studenti e assistenti (carers).',
  },
  'gb.council-tax.insight-instalments': {
    says: 'Sette giorni decidono se può continuare a pagare ogni mese. Se li perde, il resto dell’anno è dovuto 7 giorni dopo.',
    actionable:
      'Paghi la parte in ritardo, o chiami prima di quel giorno e chieda di mantenere il piano.',
  },
  'gb.council-tax.insight-second': {
    says: 'È il secondo sollecito di quest’anno. Se un altro pagamento è in ritardo, tutto il resto è dovuto senza un nuovo sollecito.',
    actionable: 'Attivi l’addebito diretto (direct debit) per un giorno dopo la Sua paga.',
  },
  'gb.council-tax.insight-costs': {
    says: 'I comuni possono aggiungere solo spese giuste. Alcuni le tolgono se Lei concorda presto un piano.',
    actionable:
      'Chieda al comune di togliere le spese per la Sua situazione, o di mostrare il calcolo.',
  },
  'gb.council-tax.insight-attach': {
    says: 'Le trattenute da stipendio o aiuti non hanno tariffe. Gli ufficiali giudiziari (bailiffs) aggiungono almeno £75, e altre £235 per una visita.',
    actionable:
      'Dia al comune i dati del Suo lavoro o dei Suoi aiuti e chieda invece le trattenute.',
  },
  'gb.council-tax.insight-order-wrong': {
    says: 'Se l’ordine non andava fatto, il comune stesso può chiedere al tribunale di annullarlo.',
    actionable:
      'Mandi le prove di che cosa era sbagliato e chieda al comune di far annullare l’ordine (quashed).',
  },
  'gb.council-tax.warning-ignore': {
    says: 'Non lasci stare. I passi dopo sono la richiesta per tutto l’anno, una convocazione in tribunale (summons) e spese in più.',
  },
  'gb.council-tax.warning-order': {
    says: 'Dopo un «liability order» deve dire al comune del Suo lavoro e reddito, se lo chiede. Se non lo fa, può avere una multa.',
  },
  'gb.council-tax.warning-prison': {
    says: 'È chiamato a un’udienza per la prigione (committal hearing)? Chieda subito aiuto legale e ci vada. Il tribunale deve guardare perché non ha pagato.',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: 'Una minaccia di fallimento (bankruptcy) o di ipoteca sulla casa (charge) è seria se la casa è Sua. Chieda consiglio oggi.',
  },
  'gb.council-tax.tactic-pay-some': {
    says: 'Paghi qualcosa ora, anche poco, e lo faccia ogni mese. Aiuta a mostrare che ci prova.',
    risk: 'Un pagamento in parte non ferma una convocazione (summons).',
    notWhen: 'Non deve la tassa. Allora prima la contesti.',
  },
  'gb.council-tax.tactic-hardship': {
    says: 'Chieda una riduzione per difficoltà (discretionary reduction) con una breve lettera e un bilancio. Citi la legge: «section 13A(1)(c)».',
    risk: 'Il comune può rifiutare, e la tassa corre ancora.',
    notWhen: 'Ha soldi in più o risparmi.',
  },
  'gb.council-tax.tactic-councillor': {
    says: 'Se il comune non ascolta, chieda aiuto al Suo consigliere locale (councillor). Spesso può far riesaminare un caso.',
    risk: 'Può richiedere alcuni giorni.',
    notWhen: 'L’udienza o la visita è domani. Allora chiami il comune.',
  },
  'gb.council-tax.deadline-reminder': {
    says: 'I 7 giorni partono dal giorno in cui il sollecito è emesso, quindi quel giorno è il giorno uno.',
    action: 'Pagare la rata in ritardo, o concordare un piano',
    consequence: 'Il resto dell’anno è dovuto 7 giorni dopo.',
  },
  'gb.council-tax.deadline-full-year': {
    says: 'Se la parte in ritardo non è pagata nei primi 7 giorni, il resto dell’anno è dovuto dopo altri 7.',
    action: 'Concordare un piano prima che sia dovuto tutto l’anno',
    consequence: 'Il comune (council) può chiedere una convocazione in tribunale (summons).',
  },
  'gb.council-tax.deadline-final': {
    says: 'Dopo un ultimo avviso (final notice) il comune deve aspettare 7 giorni. Il giorno dell’avviso è il giorno uno.',
    action: 'Pagare, o concordare un piano',
    consequence:
      'Il comune (council) può rivolgersi ai giudici (magistrates), e si aggiungono spese.',
  },
}
